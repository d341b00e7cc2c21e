import { neuesRezeptGruende } from '@dreiklang/domain/bestellung/bestellung'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Text } from '../../../ui/layout.ts'
import { RadioField } from '../../../ui/RadioField.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { ProduktFelder } from './ProduktFelder.tsx'
import { leeresProdukt, produktAbbild, type ProduktWerte } from './produktWerte.ts'
import classes from './Schritte.module.css'
import { SchrittDialog } from './SchrittDialog.tsx'
import type { SchrittProps } from './schrittFenster.ts'
import { useSchritt } from './useSchritt.ts'
import { geltendesProdukt } from './vorgaben.ts'

const hoechstens = 3
const leer: { grund: (typeof neuesRezeptGruende)[number] | null; text: string; vorschlaege: ProduktWerte[] } = {
  grund: null,
  text: '',
  vorschlaege: [leeresProdukt],
}

/** E12, case B: the doctor gets up to three proposals and answers with one click. */
export function NeuesRezeptDialog(schritt: SchrittProps) {
  const t = useTexts(schritteTexts)
  const b = useTexts(begriffeTexts)
  const { handlung, bestellung, positionen, onFertig } = schritt
  const vorlage = positionen[0] && geltendesProdukt(positionen[0])
  const formular = useSchritt({
    handlung,
    bestellung,
    werte: leer,
    abbild: ({ grund, text, vorschlaege }) => ({
      positionIds: positionen.map(({ id }) => id),
      grund,
      text,
      vorschlaege: vorschlaege.map((vorschlag) => (vorlage === undefined ? null : produktAbbild(vorschlag, vorlage))),
    }),
    onFertig,
  })
  const { form, field } = formular
  const anzahl = form.values.vorschlaege.length
  return (
    <SchrittDialog schritt={schritt} formular={formular} gross hinweis={t('neuesRezept.text')}>
      <RadioField
        {...field('grund')}
        value={form.values.grund}
        label={t('feld.grund')}
        required
        choices={neuesRezeptGruende.map((value) => ({ value, label: b(`neuesRezeptGrund.${value}`) }))}
      />
      <TextArea {...field('text')} label={t('feld.erlaeuterung')} required maxLength={500} />
      {form.values.vorschlaege.map((vorschlag, i) => (
        <div key={i} className={classes.abschnitt} role="group" aria-label={t('neuesRezept.vorschlag', { nummer: i + 1 })}>
          <Text fw={600}>{t('neuesRezept.vorschlag', { nummer: i + 1 })}</Text>
          <ProduktFelder pfad={`vorschlaege.${i}`} werte={vorschlag} field={field} />
          {anzahl > 1 && (
            <Button look="secondary" icon={<IconTrash size={18} aria-hidden />} onClick={() => form.removeListItem('vorschlaege', i)}>
              {t('neuesRezept.weniger', { nummer: i + 1 })}
            </Button>
          )}
        </div>
      ))}
      {anzahl < hoechstens && (
        <Button
          look="secondary"
          icon={<IconPlus size={18} aria-hidden />}
          onClick={() => form.insertListItem('vorschlaege', leeresProdukt)}
        >
          {t('neuesRezept.mehr')}
        </Button>
      )}
    </SchrittDialog>
  )
}
