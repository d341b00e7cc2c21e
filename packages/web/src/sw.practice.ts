/** The training mode has no server behind `/api/`: a tab passes on what pages ask for to the worker that leads, with its own session. */

/** From the worker to a tab, with a port for the answer. */
export interface AskMessage {
  type: 'dreiklang.ask'
  url: string
  method: string
  headers: [name: string, value: string][]
  body: ArrayBuffer | null
}

/** Null: no answer came, as on a lost connection. `body` is a stream only where it never ends by itself. */
export type AskAnswer = { status: number; headers: [name: string, value: string][]; body: ArrayBuffer | ReadableStream | null } | null

interface Tab {
  postMessage(message: AskMessage, transfer: Transferable[]): void
}
export interface Tabs {
  get(id: string): Promise<Tab | undefined>
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>
}

export const isForPractice = (request: Request): boolean =>
  request.url.startsWith(`${location.origin}/api/`) && import.meta.env.VITE_PRACTICE === 'on'

/** @param clientId empty for an address that is opened in a tab of its own: then any tab of the training answers */
export async function askTab({ request, clientId }: { request: Request; clientId: string }, tabs: Tabs): Promise<Response> {
  const own = clientId === '' ? undefined : await tabs.get(clientId)
  const tab = own ?? (await tabs.matchAll({ type: 'window', includeUncontrolled: true }))[0]
  if (tab === undefined) return Response.error()
  const { url, method } = request
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
  const { port1, port2 } = new MessageChannel()
  const answer = await new Promise<AskAnswer>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<AskAnswer>) => resolve(data)
    const ask: AskMessage = { type: 'dreiklang.ask', url, method, headers: [...request.headers], body }
    tab.postMessage(ask, [port2, ...(body === null ? [] : [body])])
  })
  port1.close()
  return answer === null ? Response.error() : new Response(answer.body, { status: answer.status, headers: answer.headers })
}
