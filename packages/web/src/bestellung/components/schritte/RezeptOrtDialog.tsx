import type { RezeptOrt } from '@dreiklang/domain/bestellung/rezept'
import { useTexts } from '../../../shared/i18n.ts'
import { RadioField } from '../../../ui/RadioField.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { SchrittDialog } from './SchrittDialog.tsx'
import type { SchrittProps } from './schrittFenster.ts'
import { useSchritt } from './useSchritt.ts'
import { waehlbareOrte } from './vorgaben.ts'

const leer: { ort: RezeptOrt | null } = { ort: null }

/** "Wo ist das Rezept?": one tap tells all three sides. */
export function RezeptOrtDialog(schritt: SchrittProps) {
  const t = useTexts(schritteTexts)
  const b = useTexts(begriffeTexts)
  const { handlung, bestellung, positionen, onFertig } = schritt
  const rezepte = positionen.flatMap(({ rezept }) => (rezept === null ? [] : [rezept]))
  const formular = useSchritt({
    handlung,
    bestellung,
    werte: leer,
    abbild: ({ ort }) => ({ positionIds: positionen.map(({ id }) => id), ort }),
    onFertig,
  })
  const orte = waehlbareOrte(
    rezepte.map(({ art }) => art),
    bestellung,
  ).filter((ort) => !rezepte.every((rezept) => rezept.ort === ort))
  return (
    <SchrittDialog schritt={schritt} formular={formular} hinweis={t('ort.text')}>
      <RadioField
        {...formular.field('ort')}
        value={formular.form.values.ort}
        label={t('feld.ort')}
        required
        choices={orte.map((value) => ({ value, label: b(`rezeptOrt.${value}`) }))}
      />
    </SchrittDialog>
  )
}
