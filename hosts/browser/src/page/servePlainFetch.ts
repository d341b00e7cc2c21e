import type { AskAnswer, AskMessage } from '@dreiklang/web/src/sw.practice.ts'
import type { Connection } from './connection.ts'

const isAsk = (data: unknown): data is AskMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'dreiklang.ask'

/** A plain `fetch('/api/…')`, a picture or a download goes to the service worker, which has no connection and asks here. */
export function servePlainFetch(workers: Pick<ServiceWorkerContainer, 'addEventListener'>, { fetch }: Pick<Connection, 'fetch'>): void {
  async function answerOf({ url, method, headers, body }: AskMessage): Promise<AskAnswer> {
    try {
      const response = await fetch(url, { method, headers, body })
      const { status } = response
      const endless = response.headers.get('content-type')?.startsWith('text/event-stream') === true
      const whole = endless || response.body === null ? response.body : await response.arrayBuffer()
      return { status, headers: [...response.headers], body: whole }
    } catch {
      return null
    }
  }

  workers.addEventListener('message', ({ data, ports: [port] }: MessageEvent<unknown>) => {
    if (!isAsk(data) || port === undefined) return
    void answerOf(data).then((answer) => port.postMessage(answer, answer?.body ? [answer.body] : []))
  })
}
