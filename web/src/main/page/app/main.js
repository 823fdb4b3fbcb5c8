/** Starts the page: each part registers its commands and fills its place. */
import { studio } from '../document/studio.js';
import { listenForKeys } from '../ui/commands.js';
import { fillBarTools, startShell } from '../ui/shell.js';
import { startEditor } from '../editor/starteditor.js';
import { startViewports } from '../view/startviewports.js';
import { keepOffline } from '../files/offline.js';
import { startFiles } from '../files/startfiles.js';
import { startExport } from '../export/startexport.js';

Object.assign(window, { limberStudio: studio });
studio.restoreSettings();
startShell(studio);
startEditor(studio);
startViewports(studio);
startExport(studio);
listenForKeys();
// Last, because it opens the first document.
await startFiles(studio);
fillBarTools(studio);
document.documentElement.dataset.ready = 'true';
if (!studio.server) keepOffline().catch(() => {});
