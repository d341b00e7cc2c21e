import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { infektionszeichen, wundWords, wundgrundTeile } from '@dreiklang/domain/dokumentation/dokumentation'
import { useTexts } from '../../shared/i18n.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FieldGroup } from '../../ui/FieldGroup.tsx'
import { SimpleGrid } from '../../ui/layout.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { dokumentationTexts } from '../dokumentation.texts.ts'
import { valuesTexts } from '../values.texts.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { FotoField } from './FotoField.tsx'
import { Koerperkarte } from './Koerperkarte.tsx'
import { wundForm } from './teile.ts'

type Wunde = Blatt['wunden'][number]

interface WundDialogProps {
  wunde: Partial<Wunde>
  /** Null where no photos can be taken: another organisation keeps the record. */
  klientId: string | null
  onFinished: (wunde: Wunde) => void
  onSchliessen: () => void
}

const fields = Object.keys(wundWords) as (keyof typeof wundWords)[]
type Word = (typeof wundWords)[keyof typeof wundWords][number]

/** The shares of its ground are said all or none. */
export function WundDialog({ wunde, klientId, ...rest }: WundDialogProps) {
  const t = useTexts(dokumentationTexts)
  const w = useTexts(valuesTexts)
  const auswahl = (field: keyof typeof wundWords) => {
    const words: readonly Word[] = wundWords[field]
    return words.map((value) => ({ value, label: w(`wundWort.${value}`) }))
  }
  return (
    <EntryDialog titel={t('wunde.neu')} {...wundForm(wunde)} {...rest}>
      {(field, { values, setFieldValue }) => (
        <>
          <Koerperkarte {...field('stelle')} />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {fields.map((feld) => (
              <SelectField
                key={feld}
                {...field(feld)}
                label={w(`wundFeld.${feld}`)}
                required={feld === 'art'}
                clearable
                searchable={false}
                choices={auswahl(feld)}
              />
            ))}
          </SimpleGrid>
          <SimpleGrid cols={3}>
            {(['laenge', 'breite', 'tiefe'] as const).map((mass) => (
              <NumberField key={mass} {...field(mass)} label={w(`mass.${mass}`)} decimalScale={1} />
            ))}
          </SimpleGrid>
          <FieldGroup label={t('wunde.grund')} id={field('grund').id} error={field('grund').error}>
            <SimpleGrid cols={2}>
              {wundgrundTeile.map((teil) => (
                <NumberField key={teil} {...field(`grund.${teil}`)} label={w(`grund.${teil}`)} inputMode="numeric" decimalScale={0} />
              ))}
            </SimpleGrid>
          </FieldGroup>
          <FieldGroup label={t('wunde.infektion')}>
            <SimpleGrid cols={2}>
              {infektionszeichen.map((zeichen) => (
                <Checkbox
                  key={zeichen}
                  label={w(`infektion.${zeichen}`)}
                  checked={values.infektionszeichen.includes(zeichen)}
                  onChange={({ currentTarget: { checked } }) => {
                    const andere = values.infektionszeichen.filter((eines) => eines !== zeichen)
                    setFieldValue('infektionszeichen', checked ? [...andere, zeichen] : andere)
                  }}
                />
              ))}
            </SimpleGrid>
          </FieldGroup>
          <TextField {...field('verband')} label={t('wunde.verband')} maxLength={250} />
          {klientId !== null && (
            <FotoField
              klientId={klientId}
              stelle={values.stelle}
              fotos={values.fotos}
              onChange={(change) => setFieldValue('fotos', change)}
              massstab={(nr) => field(`fotos.${nr}.massstab`)}
            />
          )}
        </>
      )}
    </EntryDialog>
  )
}
