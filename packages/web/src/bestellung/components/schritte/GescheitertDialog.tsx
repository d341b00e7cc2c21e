import { scheiternGruende } from '@dreiklang/domain/bestellung/lieferung'
import { useTexts } from '../../../shared/i18n.ts'
import { RadioField } from '../../../ui/RadioField.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import type { LieferSchrittProps } from './AusliefernDialog.tsx'
import { SchrittDialog } from './SchrittDialog.tsx'
import { useSchritt } from './useSchritt.ts'
import { oderNull } from './vorgaben.ts'

const leer: { grund: (typeof scheiternGruende)[number] | null; text: string } = { grund: null, text: '' }

export function GescheitertDialog({ lieferung, ...schritt }: LieferSchrittProps) {
  const t = useTexts(schritteTexts)
  const b = useTexts(begriffeTexts)
  const { handlung, bestellung, onFertig } = schritt
  const formular = useSchritt({
    handlung,
    bestellung,
    werte: leer,
    abbild: ({ grund, text }) => ({ lieferungId: lieferung.id, grund, text: oderNull(text) }),
    onFertig,
  })
  return (
    <SchrittDialog schritt={schritt} formular={formular} hinweis={t('ausliefern.versuch', { nummer: lieferung.versuche.length + 1 })}>
      <RadioField
        {...formular.field('grund')}
        value={formular.form.values.grund}
        label={t('feld.grund')}
        required
        choices={scheiternGruende.map((value) => ({ value, label: b(`scheiternGrund.${value}`) }))}
      />
      <TextArea {...formular.field('text')} label={t('feld.erlaeuterung')} maxLength={500} />
    </SchrittDialog>
  )
}
