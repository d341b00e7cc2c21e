import { useAction } from '../shared/useAction.ts'
import { useNotesTexts } from './notes.texts.ts'

export function useNotesKeys({ onNew }: { onNew: () => void }): void {
  const t = useNotesTexts()
  useAction({ id: 'notes.new', name: t('add'), section: t('title'), chord: 'n', perform: onNew })
}
