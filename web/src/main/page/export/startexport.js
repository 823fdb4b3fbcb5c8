/** Export of pictures, films and pages. */
import { isAbort } from '../limber/errors.js';
import { command } from '../ui/commands.js';
import { toastError } from '../ui/toast.js';
import { chooseExport } from './exportdialog.js';
import { usableFormats } from './formats.js';
import { ExportJob } from './job.js';
import { showProgress } from './progress.js';
import { download } from '../ui/filepicker.js';
/** @import { Shown } from '../view/viewport.js' */
/** @import { Studio } from '../document/studio.js' */

/** @param {Studio} studio */
export function startExport(studio) {
  command({
    id: 'export.open', title: 'Export…', keys: 'Mod-e', global: true, enabled: () => studio.character !== null,
    run: () => start(studio),
  });
}

/** @param {Studio} studio */
async function start(studio) {
  // What is exported is what was seen when the key was pressed.
  const playing = studio.viewports.filter(viewport => viewport.isPlaying);
  for (const viewport of playing) viewport.play(false);
  try {
    await exportShown(studio, studio.viewports[studio.activeViewport]?.shown());
  } finally {
    for (const viewport of playing) viewport.play(true);
  }
}

/** @param {Studio} studio @param {Shown | undefined} shown */
async function exportShown(studio, shown) {
  const chosen = await chooseExport(studio, usableFormats(studio.server, studio.character?.kind), shown ?? {});
  if (!chosen) return;
  const job = new ExportJob(studio, chosen, shown ?? {});
  const cancel = () => job.cancel();
  const progress = showProgress(`Writing ${chosen.format.title}…`, cancel);
  // Nobody waits for it any more.
  addEventListener('pagehide', cancel);
  try {
    const files = await job.run(share => progress.set(share));
    for (const file of files) download(file.name, file.blob);
    studio.announce(files.map(file => file.name).join(' and ') + ' written');
  } catch (error) {
    if (!isAbort(error)) toastError(error);
  } finally {
    removeEventListener('pagehide', cancel);
    progress.close();
  }
}
