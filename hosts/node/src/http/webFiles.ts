import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip'
type Bytes = Uint8Array<ArrayBuffer>

interface WebFile {
  path: string
  type: string
  etag: string
  immutable: boolean
  compressible: boolean
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const noncePlaceholder = '__CSP_NONCE__'
const compressible = /^(text\/|application\/|image\/svg)/

/** Only files that were there at the start, by exact name: a path can lead nowhere else. A few megabytes are kept. */
export function serveWebFiles(folder: string): (request: Request, info: { nonce: string }) => Promise<Response> {
  const files = listFiles(folder)
  const kept = new Map<string, Promise<Bytes>>()
  const bytesOf = (file: WebFile, encoding: Encoding | null): Promise<Bytes> => {
    const key = `${file.path}|${encoding}`
    const found = kept.get(key) ?? load(file, encoding)
    kept.set(key, found)
    return found
  }

  return async (request, { nonce }) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Method not allowed', { Allow: 'GET, HEAD' })
    const path = decode(new URL(request.url).pathname)
    if (path === null) return plain(400, 'Bad request')
    // A path of the screen, e.g. /bestellungen/7: the router in the browser knows it. A missing file is missing.
    const file = files.get(path) ?? (path.includes('.') ? undefined : files.get('/index.html'))
    if (!file) return plain(404, 'Not found')
    if (file.type === types['.html']) return page(new TextDecoder().decode(await bytesOf(file, null)), { nonce, method: request.method })
    const headers: Record<string, string> = {
      'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: file.etag,
    }
    if (file.compressible) headers.Vary = 'Accept-Encoding'
    if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
    const encoding = file.compressible ? chooseEncoding(request.headers.get('accept-encoding')) : null
    const bytes = await bytesOf(file, encoding)
    headers['Content-Type'] = file.type
    headers['Content-Length'] = String(bytes.byteLength)
    if (encoding) headers['Content-Encoding'] = encoding
    return new Response(request.method === 'HEAD' ? null : bytes, { headers })
  }
}

/** Two kilobytes, each time with another nonce: nothing that could be kept or asked for again. */
function page(text: string, { nonce, method }: { nonce: string; method: string }): Response {
  const headers = { 'Cache-Control': 'no-cache', 'Content-Type': types['.html'] ?? 'text/html' }
  return new Response(method === 'HEAD' ? null : text.replaceAll(noncePlaceholder, nonce), { headers })
}

function listFiles(folder: string): Map<string, WebFile> {
  const files = new Map<string, WebFile>()
  if (!existsSync(folder)) return files
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const extension = extname(entry.name)
    if (!entry.isFile() || extension === '.br' || extension === '.gz') continue
    const path = join(entry.parentPath, entry.name)
    const { size, mtimeMs } = statSync(path)
    const name = `/${relative(folder, path).split(sep).join('/')}`
    const type = types[extension] ?? 'application/octet-stream'
    const immutable = name.startsWith('/assets/')
    files.set(name, {
      path,
      type,
      immutable,
      compressible: size > 1_000 && compressible.test(type),
      etag: `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    })
  }
  const index = files.get('/index.html')
  if (index) files.set('/', index)
  return files
}

async function load({ path }: WebFile, encoding: Encoding | null): Promise<Bytes> {
  if (encoding === null) return readFile(path)
  const built = `${path}.${encoding === 'br' ? 'br' : 'gz'}`
  if (existsSync(built)) return readFile(built)
  const bytes = await readFile(path)
  if (encoding === 'gzip') return promisify(gzip)(bytes)
  // Above 6 it takes many times as long for a few percent.
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
  })
}

function chooseEncoding(accepted: string | null): Encoding | null {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().replaceAll(' ', ''))
  const takes = (name: string) => offers.some((offer) => offer === name || (offer.startsWith(`${name};`) && !/;q=0(\.0*)?$/.test(offer)))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : null
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers } })
