import type { FileKind } from '@dreiklang/domain/files/fileKinds'
import {
  IconFile,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypeCsv,
  IconFileTypePdf,
  IconFolderFilled,
  IconPhoto,
  IconPresentation,
  IconVideo,
  type Icon,
} from '@tabler/icons-react'
import classes from './Files.module.css'

const icons: Record<FileKind, Icon> = {
  PDF: IconFileTypePdf,
  JPG: IconPhoto,
  PNG: IconPhoto,
  WEBP: IconPhoto,
  DOC: IconFileText,
  XLS: IconFileSpreadsheet,
  PPT: IconPresentation,
  TXT: IconFile,
  CSV: IconFileTypeCsv,
  MP4: IconVideo,
}

/** Null is a folder. */
export function KindIcon({ kind, size = 22 }: { kind: FileKind | null; size?: number }) {
  const Drawn = kind === null ? IconFolderFilled : icons[kind]
  return <Drawn size={size} aria-hidden className={classes.icon} data-folder={kind === null || undefined} />
}
