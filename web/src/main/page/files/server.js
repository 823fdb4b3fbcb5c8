/** The local server behind `limber studio`, if this page came from one: see docs/studio-server.md. */

const KEY = 'limber-token';
const CLIENT = crypto.randomUUID();

/** Something that the server refused, in its words. */
export class ServerError extends Error {
  constructor(status, body) {
    const said = body?.error ?? {};
    super([said.message ?? 'the server answered ' + status, said.hint].filter(Boolean).join('; '));
    this.status = status;
    this.code = said.code ?? '';
    this.version = body?.version;
  }
}

/** Returns the connection, or null on a static host. */
export async function connect() {
  const given = new URLSearchParams(location.hash.slice(1)).get('token');
  if (given) {
    sessionStorage.setItem(KEY, given);
    history.replaceState(null, '', location.pathname + location.search);
  }
  const token = sessionStorage.getItem(KEY);
  if (!token) return null;
  const server = new Server(token);
  try {
    server.session = await (await server.ask('api/session')).json();
    return server;
  } catch (error) {
    if (error.status === 401) throw new Error('This address is of an earlier start. Use the one that the terminal shows.', { cause: error });
    return null;
  }
}

class Server {
  session = null;
  #token;

  constructor(token) {
    this.#token = token;
  }

  async ask(path, options = {}) {
    const answer = await fetch(path, { ...options, headers: { 'X-Limber-Token': this.#token, 'X-Limber-Client': CLIENT, ...options.headers } });
    if (!answer.ok) throw new ServerError(answer.status, await answer.json().catch(() => null));
    return answer;
  }

  async files() {
    return (await this.ask('api/files')).json();
  }

  async read(path) {
    const answer = await this.ask('api/file?path=' + encodeURIComponent(path));
    return { bytes: new Uint8Array(await answer.arrayBuffer()), version: answer.headers.get('ETag')?.replaceAll('"', '') };
  }

  /** Saves; with version null the file must not exist yet. Throws a ServerError 412 on a conflict. */
  async write(path, bytes, version) {
    const condition = version ? { 'If-Match': `"${version}"` } : { 'If-None-Match': '*' };
    return (await this.ask('api/file?path=' + encodeURIComponent(path), { method: 'PUT', body: bytes, headers: condition })).json();
  }

  async export(request, signal) {
    const answer = await this.ask('api/export', {
      method: 'POST', body: JSON.stringify(request), headers: { 'Content-Type': 'application/json' }, signal,
    });
    return answer.blob();
  }

  /** Calls back for each change of a file, for ever; connects again when the server was away. */
  async follow(callback) {
    for (let wait = 500; ; wait = Math.min(10000, wait * 2)) {
      try {
        for await (const event of this.#events()) {
          wait = 500;
          callback(event);
        }
      } catch (error) {
        if (error.status === 401) return callback({ type: 'gone' });
      }
      callback({ type: 'away' });
      await new Promise(resolve => setTimeout(resolve, wait));
    }
  }

  async *#events() {
    const answer = await this.ask('api/events?client=' + CLIENT);
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      text += value;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const lines = text.slice(0, end).split('\n');
        text = text.slice(end + 2);
        const field = name => lines.find(line => line.startsWith(name))?.slice(name.length);
        const type = field('event: ');
        if (type) yield { type, ...JSON.parse(field('data: ') ?? '{}') };
      }
    }
  }
}
