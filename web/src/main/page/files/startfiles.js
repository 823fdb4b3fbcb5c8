/** Files: new, open, save, examples, links, the session and the folder of a local server. */
import { command, run } from '../ui/commands.js';
import { messageOf } from '../limber/errors.js';
import { toast, toastError } from '../ui/toast.js';
import { openDialog } from '../ui/dialog.js';
import { el } from '../ui/element.js';
import { bytesOf, documentFromFiles, isImage, isInFolder, textDocument } from '../document/document.js';
import { guardPage, mayLeave } from './guard.js';
import { download, pickFiles, pickPlace, writeHandle } from '../ui/filepicker.js';
import { documentFromLink, shareLink } from './share.js';
import { keepSession, leaveTab, restoreLeft, restoreSession, restoreTab } from './session.js';
import { embedCode } from './embed.js';
import { addImagesBeside, chooseExample, documentAt, examples, openExample } from './gallery.js';
import { acceptDrops } from './drop.js';
import { dropImages, modelPoint } from './imagedrop.js';
import { isStack } from './openraster.js';
import { expanded } from './unpack.js';
import { connect, takeToken } from './server.js';
import { Restart } from './restart.js';
import { Folder } from './folder.js';
import { NEW_TEXT } from '../document/template.js';
/** @import { Studio, StudioDocument } from '../document/studio.js' */
/** @import { PickedFile } from '../ui/filepicker.js' */
/** @import { KeptDocument } from './keptdocuments.js' */

/** @param {Studio} studio */
export async function startFiles(studio) {
  /**
   * Makes a call that says what goes wrong, and then returns false.
   * @template {any[]} A @template R @param {(...given: A) => Promise<R>} act @param {(error: unknown) => void} tell @returns {(...given: A) => Promise<R | false>}
   */
  const failing = (act, tell = toastError) => async (...given) => {
    try {
      return await act(...given);
    } catch (error) {
      tell(error);
      return false;
    }
  };
  const openFiles = failing(async (/** @type {() => Promise<PickedFile[]>} */ pick, /** @type {{ x: number, y: number } | null} */ at = null) => {
    const chosen = await pick();
    const picked = await expanded(chosen);
    if (picked.length > 0 && picked.every(({ file, path = file.name }) => isImage(path) || isStack(path))) {
      await dropImages(studio, folder, picked, modelPoint(studio, at));
    } else if (chosen.length > 0) {
      // What is refused needs no question before.
      const opened = await documentFromFiles(picked);
      if (await mayLeave(studio)) studio.open(opened);
    }
  }, error => toast(messageOf(error), 'refusal'));

  command({
    id: 'file.new', title: 'New', keys: 'Alt-n', global: true,
    run: failing(async () => {
      if (await mayLeave(studio)) studio.open(textDocument('untitled.skel2d', NEW_TEXT, { type: 'new' }));
    }),
  });
  command({ id: 'file.open', title: 'Open…', keys: 'Mod-o', global: true, run: () => openFiles(pickFiles) });
  command({
    id: 'file.examples', title: 'Examples…', keys: 'Mod-Alt-o', global: true,
    run: failing(async () => {
      const chosen = await chooseExample();
      if (chosen && (await mayLeave(studio))) studio.open(await openExample(chosen));
    }),
  });
  command({ id: 'file.save', title: 'Save', keys: 'Mod-s', global: true, run: failing(() => save(studio, folder, false)) });
  command({ id: 'file.saveAs', title: 'Save as…', keys: 'Mod-Shift-s', global: true, run: failing(() => save(studio, folder, true)) });
  command({ id: 'file.share', title: 'Share link…', keys: 'Mod-Alt-s', global: true, run: failing(() => share(studio)) });

  // An address that says what is shown stays: it can be copied, and loaded again. One that does not would open it again.
  for (const event of /** @type {const} */ (['document', 'saved'])) {
    studio.on(event, () => { if (askedFor() !== null && askedFor() !== studio.document?.origin?.src) forgetAddress(); });
  }
  const endGuard = guardPage(studio);
  const keep = keepSession(studio);
  addEventListener('hashchange', failing(async () => {
    const token = takeToken();
    if (token && restart) return restart.resume(token);
    if (token) {
      await keep();
      endGuard();
      return location.reload();
    }
    const shared = await documentFromLink(location.hash);
    if (shared && (await mayLeave(studio))) opened(studio, shared);
  }));

  const connected = await failing(connect)();
  // Of an earlier start: a tab of the new one may take over what is here.
  if (connected === false) leaveTab();
  const server = connected || null;
  const folder = server ? new Folder(studio, server) : null;
  const restart = folder && new Restart(folder, keep, async find => {
    if (await mayLeave(studio)) await openUnsaved(studio, folder, await find());
  });
  acceptDrops(openFiles);
  studio.server = server;
  await folder?.start();
  restart?.follow();
  await failing(() => openFirst(studio, folder))();
  // A link or file that cannot be opened: what there was is still there.
  if (!studio.document) await failing(() => openKept(studio))();
  if (!studio.document) studio.open(textDocument('untitled.skel2d', NEW_TEXT, { type: 'new' }));
  // Once something is open: what they have left is offered, not lost below it.
  restart?.announce();
}

/**
 * What a visit begins with: a link, the server's file, the last visit, or the first example.
 * @param {Studio} studio @param {Folder | null} folder
 */
async function openFirst(studio, folder) {
  const src = askedFor();
  // Who follows a link wants to see what it shows, not a tour.
  studio.quiet ||= src !== null || location.hash.length > 1;
  if (src) {
    const changed = await restoreTab(own => own.dirty && own.origin?.src === src);
    if (!changed) return studio.open(await documentAt(src));
    // A tab that is loaded again at once has kept its text, but not yet its images.
    await addImagesBeside(changed, src);
    return reopen(studio, changed);
  }
  const shared = await documentFromLink(location.hash);
  if (shared) return opened(studio, shared);
  if (folder && (await openUnsaved(studio, folder, await findUnsaved(folder)))) return;
  const session = folder?.server.session;
  if (folder && session?.first) return folder.open(folder.lastOpen() ?? session.first);
  if (session?.mode !== 'folder' && (await openKept(studio))) return;
  studio.open(await openExample((await examples())[0]));
}

/**
 * Returns what was typed and not saved before this tab was loaded again, or in a tab of this folder that is closed.
 * @param {Folder} folder
 */
async function findUnsaved(folder) {
  return (await restoreTab(own => own.dirty && (own.origin?.type !== 'server' || folder.owns(own))))
    ?? restoreLeft(left => left.dirty && folder.owns(left) && folder.has(left.origin.path));
}

/** @param {Studio} studio @param {Folder} folder @param {KeptDocument | null} kept */
async function openUnsaved(studio, folder, kept) {
  if (!kept) return false;
  reopen(studio, kept);
  // The file may have become another one meanwhile.
  if (folder.owns(kept)) await folder.externalChanges.compare(kept);
  return true;
}

/** @param {Studio} studio @param {KeptDocument} kept */
function reopen(studio, kept) {
  const { dirty } = kept;
  studio.open(kept);
  kept.dirty = dirty;
  studio.emit('saved');
}

/** Opens what the last visit left; returns whether there was something. @param {Studio} studio */
async function openKept(studio) {
  const kept = await restoreSession();
  if (!kept) return false;
  // Its server is another one now. One that is away may come back.
  if (kept.origin?.type === 'server' && studio.server) kept.origin = { type: 'new' };
  reopen(studio, kept);
  return true;
}

/** @param {Studio} studio @param {StudioDocument} shared */
function opened(studio, shared) {
  forgetAddress();
  studio.open(shared);
}

function forgetAddress() {
  history.replaceState(null, '', location.pathname);
}

/** The file that the address asks for; null if none. */
function askedFor() {
  return new URLSearchParams(location.search).get('src');
}

/** @param {Studio} studio @param {Folder | null} folder @param {boolean} elsewhere */
async function save(studio, folder, elsewhere) {
  const shown = studio.document;
  if (!shown) return false;
  const { type } = shown.origin;
  if (type === 'server' && !elsewhere && folder) {
    if (shown.kind === 'skf') throw new Error('SkelForm files cannot be edited here, so there is nothing to save.');
    return isInFolder(shown) ? folder.save(shown) : false;
  }
  if (folder?.canSaveAs && shown.kind === 'skel2d' && (elsewhere || type !== 'handle')) {
    const saved = await folder.saveAs(shown);
    if (saved !== 'elsewhere') return saved;
  }
  return saveOnDisk(studio, shown, elsewhere ? null : shown.origin.handle ?? null);
}

/**
 * Saves by the browser's own means: into the file of a handle, or as a download.
 * @param {Studio} studio @param {StudioDocument} shown @param {FileSystemFileHandle | null} known
 */
async function saveOnDisk(studio, shown, known) {
  const text = shown.text;
  const handle = known ?? (await pickPlace(shown.name));
  if (handle === undefined) return false;
  if (handle) {
    await writeHandle(handle, bytesOf(shown));
    shown.origin = { type: 'handle', handle };
    shown.name = handle.name;
  } else {
    download(shown.name, bytesOf(shown));
    // At its address is what it was before.
    delete shown.origin.src;
  }
  // A download is a copy: the file of the folder is still the old one.
  if (shown.origin.type !== 'server') studio.saved(shown, text);
  studio.announce(shown.name + ' saved');
  return shown.origin.type !== 'server';
}

/** @param {Studio} studio */
async function share(studio) {
  const shown = studio.document;
  if (!shown) return;
  const exportPage = () => {
    studio.set('export', { ...studio.settings.export, format: 'html' });
    return run('export.open');
  };
  const made = await shareLink(shown).catch(error => {
    toast(messageOf(error), 'error', { label: 'Export as HTML…', run: exportPage });
    return null;
  });
  if (!made) return;
  const { link, left } = made;
  const field = el('input', { class: 'field wide-field', id: 'share-link', readonly: true, value: link, 'aria-label': 'Link' });
  const copied = await navigator.clipboard?.writeText(link).then(() => true, () => false);
  const chosen = await openDialog({
    title: 'Share link',
    body: el('div', {},
      el('p', {}, copied ? 'Copied to the clipboard. ' : 'Copy this link. ', 'The link contains the whole document; nothing is sent to a server.'),
      field,
      el('button', {
        class: 'button', id: 'copy-embed',
        onclick: async event => {
          const button = event.currentTarget;
          const code = embedCode(link, shown.name);
          const done = await navigator.clipboard?.writeText(code).then(() => true, () => false);
          button.textContent = done ? 'Embed code copied' : 'Copy embed code';
          if (!done) field.value = code;
        },
      }, 'Copy embed code'),
      studio.server ? el('p', { class: 'quiet' }, 'It points to this machine and works while the studio runs; the embed code does not, because other pages may not show the studio. To share with others, send the file, or host the page and share from there.') : null,
      left ? el('p', { class: 'quiet' }, 'The images are too large for a link and are not included. An HTML page has room for them.') : null),
    actions: [...left ? [{ label: 'Export as HTML…', value: 'page' }] : [], { label: 'Close', value: null }],
  });
  if (chosen) await exportPage();
}
