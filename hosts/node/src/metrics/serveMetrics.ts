import { createServer } from 'node:http'
import type { Log } from '@dreiklang/server/ports'
import type { Config } from '../config.ts'
import { StartError } from '../startError.ts'
import type { Metrics } from './metrics.ts'

export interface MetricsPort {
  address: string
  close(): Promise<void>
}

/** On a port of its own, which no proxy for people leads to. @throws StartError when it cannot be taken */
export async function serveMetrics(
  { host, port }: NonNullable<Config['metrics']>,
  { contentType, read }: Pick<Metrics, 'contentType' | 'read'>,
  log: Log,
): Promise<MetricsPort> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end('Metrics are at /metrics\n')
      return
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'the metrics could not be read')
        response.writeHead(500).end('The metrics could not be read\n')
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        new StartError(`The metrics cannot be served on ${host}:${port} (${error.message}); set METRICS_HOST and METRICS_PORT`, {
          cause: error,
        }),
      ),
    )
    server.listen(port, host, resolve)
  })
  const taken = server.address()
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${taken !== null && typeof taken === 'object' ? taken.port : port}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
