import { randomBytes } from 'node:crypto'
import { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@dreiklang/server/ports'
import { createAdaptorServer } from '@hono/node-server'
import { StartError } from '../startError.ts'
import { compressed } from './compressed.ts'
import { securityHeaders } from './securityHeaders.ts'

export interface HttpOptions {
  host: string
  port: number
  secure: boolean
  imageOrigin: string | null
  api(request: Request, info: { address: string }): Promise<Response>
  /** The page must put the nonce where its own style elements may find it. */
  web(request: Request, info: { nonce: string }): Promise<Response>
  clientAddress(remote: string | undefined, forwarded: string | undefined): string
  log: Log
}

export interface HttpServer {
  port: number
  /** Accepts nothing more, waits for the answers under way, and cuts what is still open after `patienceMs`. */
  close(patienceMs: number): Promise<void>
}

const limits = {
  // A whole request, so that nobody holds a connection by sending a byte a minute; looked at every 5 s.
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the 60 s of common proxies, which would otherwise send a request into a connection that we close.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
}

/** @throws StartError when the address cannot be taken */
export async function startHttp({ host, port, secure, imageOrigin, api, web, clientAddress, log }: HttpOptions): Promise<HttpServer> {
  const headers = securityHeaders({ secure, imageOrigin })
  let closing = false

  async function answer(request: Request, incoming: IncomingMessage, outgoing: ServerResponse): Promise<Response> {
    const isApi = /^\/api(\/|$)/.test(new URL(request.url).pathname)
    // On the outgoing message and not on the answer, whose headers would have to be copied for it.
    const nonce = isApi ? '' : randomBytes(16).toString('base64')
    for (const [name, value] of isApi ? headers.api : headers.page(nonce)) outgoing.setHeader(name, value)
    if (closing) outgoing.setHeader('Connection', 'close')
    try {
      if (!isApi) return await web(request, { nonce })
      const forwarded = incoming.headers['x-forwarded-for']
      const address = clientAddress(incoming.socket.remoteAddress, Array.isArray(forwarded) ? forwarded.join(',') : forwarded)
      return await compressed(request, await api(request, { address }))
    } catch (error) {
      log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'a request broke outside of the server')
      return new Response('Internal error', { status: 500 })
    }
  }

  const server = createAdaptorServer({
    fetch: (request, { incoming, outgoing }) => {
      if (incoming instanceof IncomingMessage && outgoing instanceof ServerResponse) return answer(request, incoming, outgoing)
      throw new TypeError('HTTP/1.1 was asked for')
    },
    serverOptions: limits,
  })
  if (!(server instanceof Server)) throw new TypeError('HTTP/1.1 was asked for')

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenErrorOf(error, host, port)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: address !== null && typeof address === 'object' ? address.port : port,
    async close(patienceMs) {
      closing = true
      let open = true
      const closed = new Promise<void>((resolve) => server.close(() => resolve())).then(() => {
        open = false
      })
      const end = Date.now() + patienceMs
      // A connection that is kept alive becomes idle only after its answer.
      while (open && Date.now() < end) {
        server.closeIdleConnections()
        await Promise.race([closed, sleep(50)])
      }
      server.closeAllConnections()
      await closed
    },
  }
}

export function listenErrorOf(error: Error, host: string, port: number): StartError {
  const code = 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is in use by another program; stop it or set PORT`, { cause: error })
  if (code === 'EACCES') return new StartError(`Port ${port} may not be taken by this user; set PORT to one above 1023`, { cause: error })
  return new StartError(`The server cannot listen on ${host}:${port} (${error.message}); check HOST and PORT`, { cause: error })
}
