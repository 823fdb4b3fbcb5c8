/** The local server behind `limber studio`, if this page came from one: see docs/studio-server.md. */
import { isAbort } from '../limber/errors.js';

const KEY = 'limber-token';

/** What to do when the server is a later one than this tab's; restart.js makes it true. */
export const RESTARTED = 'The studio was restarted. Open the address shown in the terminal, here or in a new tab; unsaved text is kept and offered there.';

/**
 * @typedef {{ name: string, mode: 'folder' | 'file' | 'gallery', first?: string, export?: { format: string, type: string, animated: boolean, alpha: boolean, sources: string[] }[] }} Session
 * @typedef {{ path: string, kind: string, modified?: number }} ServerFile
 * @typedef {{ type: string, path: string, kind?: string, version?: string }} ServerEvent
 */

/** Something that the server refused, in its words. */
export class ServerError extends Error {
  /** @param {number} status @param {{ error?: { code?: string, message?: string, hint?: string } } | null} body */
  constructor(status, body) {
    const said = (status === 401 ? { code: 'token', message: RESTARTED } : body?.error) ?? {};
    super([said.message ?? 'the server answered ' + status, said.hint].filter(Boolean).join('; '));
    this.status = status;
    this.code = said.code ?? '';
  }
}

/** Returns whether this tab belongs to an earlier start of the server. @param {unknown} error */
export function isRestarted(error) {
  return error instanceof ServerError && error.status === 401;
}

/** Keeps the token of the address for this tab and takes it out of sight; null if there is none. */
export function takeToken() {
  const given = new URLSearchParams(location.hash.slice(1)).get('token');
  if (given) {
    sessionStorage.setItem(KEY, given);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return given;
}

/** Returns the connection, or null on a static host. */
export async function connect() {
  const token = takeToken() ?? sessionStorage.getItem(KEY);
  if (!token) return null;
  const server = new Server(token);
  try {
    server.session = await (await server.ask('api/session')).json();
    return server;
  } catch (error) {
    if (isRestarted(error)) throw error;
    return null;
  }
}

export class Server {
  /** @type {Session} Set by connect(). */
  session = { name: '', mode: 'file' };
  #token;
  // Not at load: on a static host without TLS browsers have no such function.
  #client = crypto.randomUUID();

  /** @param {string} token */
  constructor(token) {
    this.#token = token;
  }

  /** Goes on with the token of a later start. @param {string} token */
  resume(token) {
    this.#token = token;
  }

  /** @param {string} path @param {RequestInit} [options] @returns {Promise<Response>} */
  async ask(path, options = {}) {
    const token = this.#token;
    const answer = await this.#fetch(path, { ...options, headers: { 'X-Limber-Token': token, 'X-Limber-Client': this.#client, ...options.headers } });
    if (answer.ok) return answer;
    const error = new ServerError(answer.status, await answer.json().catch(() => null));
    // The later start was joined while this was on its way.
    if (isRestarted(error) && token !== this.#token) return this.ask(path, options);
    throw error;
  }

  /** @param {string} path @param {RequestInit} options */
  async #fetch(path, options) {
    try {
      return await fetch(path, options);
    } catch (error) {
      if (isAbort(error)) throw error;
      throw new Error('The studio server does not respond. Your changes are still here: restart it, or save elsewhere.', { cause: error });
    }
  }

  /** @returns {Promise<{ files: ServerFile[], complete: boolean }>} */
  async files() {
    return (await this.ask('api/files')).json();
  }

  /** @param {string} path */
  async read(path) {
    const answer = await this.ask('api/file?path=' + encodeURIComponent(path));
    return { bytes: new Uint8Array(await answer.arrayBuffer()), version: answer.headers.get('ETag')?.replaceAll('"', '') ?? null };
  }

  /** The small picture of a .skf file; null if it has none. @param {string} path */
  async thumbnail(path) {
    const answer = await this.ask('api/thumbnail?path=' + encodeURIComponent(path));
    return answer.status === 204 ? null : new Blob([await answer.arrayBuffer()], { type: 'image/png' });
  }

  /**
   * Saves; with version null the file must not exist yet.
   *
   * @returns {Promise<{version: string|null, conflict: boolean}>} the version that the file has now; null if it is gone
   * @param {string} path @param {Uint8Array<ArrayBuffer>} bytes @param {string | null} version
   */
  async write(path, bytes, version) {
    /** @type {Record<string, string>} */
    const condition = version ? { 'If-Match': `"${version}"` } : { 'If-None-Match': '*' };
    const headers = { ...condition, 'X-Limber-Conflict': 'answer' };
    const said = await (await this.ask('api/file?path=' + encodeURIComponent(path), { method: 'PUT', body: bytes, headers })).json();
    return { version: said.version, conflict: said.error?.code === 'conflict' };
  }

  /**
   * Renders; who does not wait for the answer, by the signal or because the page is left, has the server stop as well.
   * @param {object} request @param {AbortSignal} signal
   */
  async export(request, signal) {
    const address = 'api/export?id=' + crypto.randomUUID();
    try {
      const answer = await this.ask(address, {
        method: 'POST', body: JSON.stringify(request), headers: { 'Content-Type': 'application/json' }, signal,
      });
      return await answer.blob();
    } catch (error) {
      // Browsers give up what a page waits for before they tell it that it is left.
      if (!(error instanceof ServerError)) this.ask(address, { method: 'DELETE', keepalive: true }).catch(() => {});
      throw error;
    }
  }

  /**
   * Calls back for each change of a file, for ever; connects again when the server was away.
   * @param {(event: ServerEvent) => void} callback
   */
  async follow(callback) {
    for (let wait = 500; ; wait = Math.min(10000, wait * 2)) {
      try {
        for await (const event of this.#events()) {
          wait = 500;
          callback(event);
        }
      } catch (error) {
        if (isRestarted(error)) return callback({ type: 'gone', path: '' });
      }
      callback({ type: 'away', path: '' });
      await new Promise(resolve => setTimeout(resolve, wait));
    }
  }

  /** @returns {AsyncGenerator<ServerEvent>} */
  async *#events() {
    const answer = await this.ask('api/events?client=' + this.#client);
    if (!answer.body) return;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      text += value;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const lines = text.slice(0, end).split('\n');
        text = text.slice(end + 2);
        /** @param {string} name */
        const field = name => lines.find(line => line.startsWith(name))?.slice(name.length);
        const type = field('event: ');
        if (type) yield { type, ...JSON.parse(field('data: ') ?? '{}') };
      }
    }
  }
}
