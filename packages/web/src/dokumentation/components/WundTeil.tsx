import { infektionszeichen, wundWords, wundgrundTeile } from '@dreiklang/domain/dokumentation/dokumentation'
import { keysOf } from '@dreiklang/domain/shared/keys'
import { Checkbox } from '../../form/Checkbox.tsx'
import { choicesOf, SelectField } from '../../form/choiceFields.tsx'
import { FieldGroup } from '../../form/Form.tsx'
import { NumberField } from '../../form/NumberField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { SimpleGrid, Stack } from '../../ui/layout.tsx'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import type { Asked } from './BlattTeile.tsx'
import { useEntryWords } from './Blattinhalt.tsx'
import { Entries } from './Entries.tsx'
import { FotoField, WundFotos } from './Fotos.tsx'
import { Koerperkarte } from './Koerperkarte.tsx'
import { wundForm } from './teile.ts'

type Word = (typeof wundWords)[keyof typeof wundWords][number]

/** The shares of its ground are said all or none. @param klientId null where no photos can be taken: another organisation keeps the record */
export function WundTeil({ blatt: { wunden }, change, klientId, asked }: Asked & { klientId: string | null }) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const words = useEntryWords()
  return (
    <Stack gap="sm">
      <Entries
        all={wunden}
        onChange={(all) => change('wunden', all)}
        zeile={words.wunde}
        titel={t('wunde.neu')}
        withoutNew
        asked={asked}
        form={wundForm}
      >
        {({ field, form: { values, setFieldValue } }) => (
          <>
            <Koerperkarte {...field('stelle')} />
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              {keysOf(wundWords).map((feld) => (
                <SelectField
                  key={feld}
                  {...field(feld)}
                  label={w(`wundFeld.${feld}`)}
                  required={feld === 'art'}
                  clearable
                  searchable={false}
                  choices={choicesOf<Word>(wundWords[feld], (value) => w(`wundWort.${value}`))}
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
                {wundgrundTeile.map((part) => (
                  <NumberField key={part} {...field(`grund.${part}`)} label={w(`grund.${part}`)} inputMode="numeric" decimalScale={0} />
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
                      const others = values.infektionszeichen.filter((one) => one !== zeichen)
                      setFieldValue('infektionszeichen', checked ? [...others, zeichen] : others)
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
                onChange={(changed) => setFieldValue('fotos', changed)}
                massstab={(nr) => field(`fotos.${nr}.massstab`)}
              />
            )}
          </>
        )}
      </Entries>
      <WundFotos klientId={klientId} wunden={wunden} />
    </Stack>
  )
}
