import { useTexts } from '../../../shared/i18n.ts'
import { TextArea } from '../../../ui/TextField.tsx'
import { schritteTexts } from '../../schritte.texts.ts'
import { SchrittDialog } from './SchrittDialog.tsx'
import { type SchrittProps, useSchritt } from './useSchritt.ts'

const worte = {
  abbrechen: { name: 'grund', maxLength: 500 },
  nachtragen: { name: 'text', maxLength: 4000 },
} as const

export function TextDialog({ handlung, ...schritt }: SchrittProps & { handlung: keyof typeof worte }) {
  const t = useTexts(schritteTexts)
  const { name, maxLength } = worte[handlung]
  const formular = useSchritt<Record<string, string>>({
    handlung,
    ...schritt,
    werte: { [name]: '' },
    abbild: (werte) => werte,
  })
  return (
    <SchrittDialog {...schritt} handlung={handlung} formular={formular}>
      <TextArea {...formular.field(name)} label={t(`feld.${handlung}`)} required maxLength={maxLength} data-autofocus />
    </SchrittDialog>
  )
}
