/** Export of pictures, films and pages. */
import { command } from '../ui/commands.js';
import { toast } from '../ui/toast.js';
import { chooseExport } from './exportdialog.js';
import { usableFormats } from './formats.js';
import { ExportJob } from './job.js';
import { showProgress } from './progress.js';
import { download } from '../ui/filepicker.js';

export function startExport(studio) {
  command({
    id: 'export.open', title: 'Export…', keys: 'Mod-e', global: true, enabled: () => studio.character !== null,
    run: () => start(studio, {}),
  });
}

async function start(studio, first) {
  const active = studio.viewports[studio.activeViewport];
  const shown = active?.shown?.() ?? {};
  const chosen = await chooseExport(studio, usableFormats(studio.server), { animation: shown.animation ?? studio.character.animations[0]?.name, fps: shown.fps, ...first });
  if (!chosen) return;
  const job = new ExportJob(studio, chosen, shown);
  const cancel = () => job.cancel();
  const progress = showProgress(`Writing ${chosen.format.title}…`, cancel);
  // Nobody waits for it any more.
  addEventListener('pagehide', cancel);
  try {
    const files = await job.run(share => progress.set(share));
    for (const file of files) download(file.name, file.blob);
    studio.announce(files.map(file => file.name).join(' and ') + ' written');
  } catch (error) {
    if (error.name !== 'AbortError') toast(error.message, 'error');
  } finally {
    removeEventListener('pagehide', cancel);
    progress.close();
  }
}
