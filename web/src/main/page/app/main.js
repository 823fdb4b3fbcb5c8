/** Starts the page: each part registers its commands and fills its place. */
import { studio } from './studio.js';
import { listenForKeys } from './commands.js';
import { fillBarTools, startShell } from '../ui/shell.js';
import { startEditor } from '../editor/start.js';
import { startViewports } from '../view/start.js';
import { startFiles } from '../files/start.js';
import { startExport } from '../export/start.js';

window.limberStudio = studio;
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
