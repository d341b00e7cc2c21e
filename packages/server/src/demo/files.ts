/** Files in every house of the demo: German in the first of each side, English in the second. One has two versions, one lies in the trash. */
import { filesContract as c } from '@dreiklang/domain/files/files.contract'
import type { NameRule } from '@dreiklang/domain/files/files'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { type DemoFile, demoFiles, demoFolders } from './fileScript.ts'
import { type Regie, akteurOf, daysAgo } from './director.ts'
import type { Ensemble } from './personen.ts'
import { pdfOf } from './smallPdf.ts'

const houses = [
  ['pflege-admin', 'pfleger', 'de'],
  ['apotheke-admin', 'apotheker', 'de'],
  ['arzt-admin', 'arzt', 'de'],
  ['pflege-admin2', 'pfleger2', 'en'],
  ['apotheke-admin2', 'apotheker2', 'en'],
  ['arzt-admin2', 'arzt2', 'en'],
] as const

interface House {
  regie: Regie
  who: Akteur
  say: (pair: readonly [de: string, en: string]) => string
}

const base64 = (text: string) => btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
const tus = { 'tus-resumable': '1.0.0' }

/** As the screen does it: begun, and sent in one piece. */
async function bring({ regie, who }: House, file: { name: string; bytes: Uint8Array; folderId: string | null; nameRule: NameRule }) {
  const { name, bytes, folderId, nameRule } = file
  const metadata = { filename: name, folderId: folderId ?? 'null', nameRule }
  const pairs = Object.entries(metadata).map(([key, value]) => `${key} ${base64(value)}`)
  const headers = { ...tus, 'upload-length': String(bytes.length), 'upload-metadata': pairs.join(',') }
  await regie.call(c.createUpload, who, { headers })
  const begun = (await regie.call(c.uploads, who)).find((upload) => upload.name === name)
  if (begun === undefined) throw new Error(`The upload of ${name} did not begin`)
  const sending = { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  await regie.call(c.sendBytes, who, { params: { uploadId: begun.id }, headers: sending, file: bytes })
}

const linesOf = ({ lines }: Pick<DemoFile, 'lines'>, say: House['say']) => lines.map(say)

function bytesOf({ name, title, ...file }: DemoFile, { say }: House): Uint8Array {
  const lines = linesOf(file, say)
  return say(name).endsWith('.pdf') ? pdfOf(say(title), lines) : new TextEncoder().encode(`${lines.join('\r\n')}\r\n`)
}

const inFolder = ({ regie, who }: House, folderId: string | null) =>
  regie.call(c.items, who, { query: { folderId: folderId ?? 'null' } }).then(({ items }) => items)

async function makeFolders({ regie, say }: House, chief: Akteur): Promise<(string | null)[]> {
  const folders: (string | null)[] = []
  for (const { name, inside } of demoFolders) {
    const folderId = inside === undefined ? null : (folders[inside] ?? null)
    folders.push((await regie.call(c.createFolder, chief, { body: { folderId, name: say(name), reuse: true } })).id)
  }
  return [...folders, null]
}

async function fillFile(house: House, file: DemoFile, { folderId, chief }: { folderId: string | null; chief: Akteur }): Promise<void> {
  const { regie, who, say } = house
  const name = say(file.name)
  regie.stelle(daysAgo(regie, file.daysAgo))
  await bring(house, { name, bytes: bytesOf(file, house), folderId, nameRule: 'ask' })
  if (file.later === 'replaced') {
    regie.stelle(daysAgo(regie, 1))
    const bytes = bytesOf({ ...file, lines: [...file.lines, file.added ?? ['', '']] }, house)
    await bring({ ...house, who: chief }, { name, bytes, folderId, nameRule: 'replace' })
  }
  if (file.text === undefined && file.later !== 'thrownAway') return
  const id = (await inFolder(house, folderId)).find((item) => item.name === name)?.id
  if (id === undefined) throw new Error(`${name} did not arrive`)
  if (file.text !== undefined) await regie.call(c.update, who, { body: { id, description: say(file.text) } })
  if (file.later === 'thrownAway') await regie.call(c.remove, who, { body: { ids: [id] } })
}

async function fillHouse(house: House, chief: Akteur): Promise<void> {
  const { regie, who, say } = house
  regie.stelle(daysAgo(regie, 40))
  const folders = await makeFolders(house, chief)
  const there = await Promise.all(folders.map((folderId) => inFolder(house, folderId)))
  // A filling that was cut off is played again: nothing is there twice.
  const known = new Set([...there.flat(), ...(await regie.call(c.trash, who))].map(({ name }) => name))
  for (const file of demoFiles)
    if (!known.has(say(file.name))) await fillFile(house, file, { folderId: folders[file.folder ?? demoFolders.length] ?? null, chief })
}

export async function fillFiles(regie: Regie, ensemble: Ensemble): Promise<void> {
  for (const [chief, colleague, language] of houses) {
    const say: House['say'] = (pair) => pair[language === 'de' ? 0 : 1]
    await fillHouse({ regie, who: akteurOf(ensemble, colleague), say }, akteurOf(ensemble, chief))
  }
  regie.stelle(regie.beginn)
}
