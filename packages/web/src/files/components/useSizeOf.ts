import type { FileItem } from '@dreiklang/domain/files/item.contract'
import { formatBytes } from '../../shared/bytes.ts'
import { useFilesTexts } from '../files.texts.ts'

/** Of a folder: how many files it holds. */
export function useSizeOf(): (item: Pick<FileItem, 'kind' | 'bytes' | 'count'>) => string {
  const t = useFilesTexts()
  return ({ kind, bytes, count }) => (kind === null ? t('contents', { count }) : formatBytes(bytes))
}
