/**
 * A server that was started again. A tab of the earlier start cannot save any more: it says so, keeps its text and lets a
 * tab of the new start have it. Tabs tell each other only that something happened; tokens stay in their tabs.
 */
import { toast, toastError } from '../ui/toast.js';
import { allLeft, holdTab, leaveTab, restoreLeft, TAB } from './session.js';
import { isRestarted, RESTARTED } from './server.js';
/** @import { Folder } from './folder.js' */
/** @import { KeptDocument } from './keptdocuments.js' */

export class Restart {
  #folder;
  #keep;
  #reopen;
  #channel = new BroadcastChannel('limber-tabs');
  /** @type {HTMLElement | null} What is said while this tab is one of an earlier start. */
  #message = null;

  /**
   * @param {Folder} folder
   * @param {() => Promise<void>} keep keeps the document for other tabs
   * @param {(find: () => Promise<KeptDocument | null>) => Promise<unknown>} reopen opens what another tab has left
   */
  constructor(folder, keep, reopen) {
    this.#folder = folder;
    this.#keep = keep;
    this.#reopen = reopen;
    this.#channel.onmessage = ({ data }) => (data.left ? this.#offer(data.left) : this.#check()).catch(toastError);
  }

  follow() {
    this.#folder.externalChanges.start(() => this.#gone().catch(toastError));
  }

  /** Lets tabs of an earlier start know that there is a new one. */
  announce() {
    this.#channel.postMessage({ started: true });
  }

  /** Goes on with the token of a later start, which the address brought. @param {string} token */
  resume(token) {
    this.#folder.server.resume(token);
    if (!this.#message) return;
    this.#message.remove();
    this.#message = null;
    holdTab();
    this.follow();
    this.announce();
  }

  /** Offers what a tab of an earlier start has left. @param {string} tab */
  async #offer(tab) {
    const [kept] = await allLeft(left => left.tab === tab && left.dirty && (left.origin?.type !== 'server' || this.#folder.owns(left)));
    if (!kept || this.#message) return;
    const open = () => this.#reopen(() => restoreLeft(left => left.tab === tab)).catch(toastError);
    toast(`${kept.name} has unsaved changes in a tab from before the restart.`, 'offer', { label: 'Open them', run: open });
  }

  async #check() {
    const restarted = this.#message ?? (await this.#folder.server.ask('api/session').then(() => false, isRestarted));
    if (restarted) await this.#gone();
  }

  async #gone() {
    if (!this.#message) {
      this.#message = toast(RESTARTED, 'error');
      await this.#keep();
      leaveTab();
    }
    this.#channel.postMessage({ left: TAB });
  }
}
