import { useAction } from '../shared/useAction.ts'
import { useFilesTexts } from './files.texts.ts'

export function useFilesKeys({ onNewFolder, onUpload }: { onNewFolder: () => void; onUpload: () => void }): void {
  const t = useFilesTexts()
  useAction({ id: 'files.newFolder', name: t('folder.new'), section: t('title'), chord: 'n', perform: onNewFolder })
  useAction({ id: 'files.upload', name: t('upload.files'), section: t('title'), chord: 'u', perform: onUpload })
}
