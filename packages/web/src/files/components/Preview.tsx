import type { FileKind } from '@dreiklang/domain/files/fileKinds'
import type { FileItem } from '@dreiklang/domain/files/item.contract'
import { useQuery } from '@tanstack/react-query'
import { useObjectUrl } from '../../shared/objectUrl.ts'
import { ListSkeleton, showQuery } from '../../ui/feedback.tsx'
import { Note } from '../../ui/layout.tsx'
import { previewQuery } from '../files.queries.ts'
import { useFilesTexts } from '../files.texts.ts'
import classes from './Files.module.css'

const shownAs: Partial<Record<FileKind, 'picture' | 'text' | 'sheet'>> = {
  JPG: 'picture',
  PNG: 'picture',
  WEBP: 'picture',
  TXT: 'text',
  CSV: 'sheet',
}
/** Above it a file is saved and not shown. */
const mostBytes = { picture: 20_000_000, text: 500_000, sheet: 500_000 } as const
const mostRows = 100

/** Pictures, texts and tables. A PDF is opened by the program that saves it: here the browser may not run one (server: securityHeaders). */
export function Preview({ item }: { item: FileItem }) {
  const t = useFilesTexts()
  const how = item.kind === null ? undefined : shownAs[item.kind]
  if (item.kind === null) return null
  if (how === undefined || item.bytes > mostBytes[how]) return <Note>{t('preview.none')}</Note>
  return <Loaded item={item} how={how} />
}

function Loaded({ item, how }: { item: FileItem; how: keyof typeof mostBytes }) {
  const { data: blob, state } = showQuery(useQuery(previewQuery(item)), { rows: 2, height: 80 })
  if (blob === undefined) return state
  if (how === 'picture') return <Picture blob={blob} name={item.name} />
  return how === 'text' ? <PlainText id={item.id} blob={blob} /> : <Sheet id={item.id} blob={blob} name={item.name} />
}

function Picture({ blob, name }: { blob: Blob; name: string }) {
  const url = useObjectUrl(blob)
  return url === null ? null : <img src={url} alt={name} className={classes.preview} />
}

/** What is no UTF-8 was written by an older Windows. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function PlainText({ id, blob }: { id: string; blob: Blob }) {
  const t = useFilesTexts()
  const { data } = useQuery({ queryKey: ['fileText', id, blob], queryFn: async () => decode(await blob.arrayBuffer()) })
  return data === undefined ? (
    <ListSkeleton rows={2} height={80} />
  ) : (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keys (WCAG 2.1.1)
    <pre className={classes.text} tabIndex={0} aria-label={t('preview.text')}>
      {data}
    </pre>
  )
}

async function rowsOf(blob: Blob): Promise<string[][]> {
  const { default: papa } = await import('papaparse')
  const { data } = papa.parse<string[]>(decode(await blob.arrayBuffer()), { preview: mostRows, skipEmptyLines: true })
  return data
}

function Sheet({ id, blob, name }: { id: string; blob: Blob; name: string }) {
  const t = useFilesTexts()
  const { data } = useQuery({ queryKey: ['fileSheet', id, blob], queryFn: () => rowsOf(blob) })
  if (data === undefined) return <ListSkeleton rows={2} height={80} />
  const [head = [], ...rows] = data
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keys (WCAG 2.1.1)
    <div className={classes.sheet} tabIndex={0} role="region" aria-label={t('preview.sheet')}>
      <table>
        <caption className="unseen">{name}</caption>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={i}>{cell}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) => (
                <td key={j}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {data.length >= mostRows && <Note>{t('preview.more', { count: mostRows })}</Note>}
    </div>
  )
}
