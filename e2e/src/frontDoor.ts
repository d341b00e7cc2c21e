/** Stands before the product as a proxy does, and can do what lines and roll-outs do: be cut, fall silent, hold back, have another build. */
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FrontDoor {
  address: string
  /** Where the product is; it must know the door's address first (`ORIGIN`). */
  leadTo(product: string): void
  /** No answer ever comes to whoever opens a page; calls are cut at once. */
  silent: boolean
  /** Every file has another name, as after a roll-out, and no old one is there any more. */
  renewed: boolean
  /** What workers fetch waits until it is let through. */
  holding: boolean
  held(): number
  release(): void
  close(): Promise<void>
}

const builtFile = /([\w.-]+-[\w-]{8})\.(js|css|woff2|svg)\b/g
const newNames = (text: string) => text.replace(builtFile, '$1.neu.$2')
const isText = (answer: IncomingMessage) => /html|javascript|css/.test(answer.headers['content-type'] ?? '')

export async function openFrontDoor(): Promise<FrontDoor> {
  let product = ''
  const waiting: (() => void)[] = []

  /** The file as the product has it; null: it has gone with its build. */
  function pathOf(url: string): string | null {
    if (!door.renewed || !url.startsWith('/assets/')) return url
    return url.includes('.neu.') ? url.replace('.neu.', '.') : null
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const url = incoming.url ?? '/'
    const path = pathOf(url)
    if (path === null) return void outgoing.writeHead(404).end()
    const { 'accept-encoding': _, 'if-none-match': __, ...headers } = incoming.headers
    const asked = request(`${product}${path}`, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, door.renewed && isText(answer) ? withoutLength(answer) : answer.headers)
      if (!door.renewed || !isText(answer)) return void answer.pipe(outgoing)
      let text = ''
      answer.setEncoding('utf8').on('data', (piece: string) => (text += piece))
      answer.on('end', () => outgoing.end(newNames(text)))
    })
    asked.on('error', () => outgoing.destroy())
    outgoing.on('close', () => asked.destroy())
    incoming.pipe(asked)
  }

  const server = createServer((incoming, outgoing) => {
    const { url = '/', headers } = incoming
    if (door.silent) return void (headers['sec-fetch-mode'] === 'navigate' || outgoing.destroy())
    if (door.holding && url.startsWith('/assets/') && headers['sec-fetch-dest'] === 'empty') waiting.push(() => pass(incoming, outgoing))
    else pass(incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const door: FrontDoor = {
    address: `http://127.0.0.1:${port}`,
    leadTo(address) {
      product = address
    },
    silent: false,
    renewed: false,
    holding: false,
    held: () => waiting.length,
    release() {
      door.holding = false
      for (const go of waiting.splice(0)) go()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return door
}

function withoutLength({ headers }: IncomingMessage): IncomingMessage['headers'] {
  const { 'content-length': _, ...others } = headers
  return others
}
