import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

export interface StaticServer {
  address: string
  missed: string[]
  close(): Promise<void>
}

export async function serveFolder(folder: string): Promise<StaticServer> {
  const root = fileURLToPath(new URL(`../../${folder}`, import.meta.url))
  const missed: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const asked = join(root, pathname === '/' ? 'index.html' : pathname)
    const found = asked.startsWith(root) && existsSync(asked) && statSync(asked).isFile()
    if (!found) missed.push(pathname)
    const file = found ? asked : join(root, '404.html')
    // As some do that pack whatever goes out, also what is packed already.
    const again = file.endsWith('.gz')
    const encoding = again ? { 'content-encoding': 'gzip' } : {}
    response.writeHead(found ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream', ...encoding })
    const content = readFileSync(file)
    response.end(again ? gzipSync(content) : content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, missed, close: () => new Promise((resolve) => server.close(() => resolve())) }
}
