import { anordnungsWege, befundWords, folgeArten, gabeStaende } from '@dreiklang/domain/dokumentation/dokumentation'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { leistungsquellen } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { Checkbox } from '../../form/Checkbox.tsx'
import { choicesOf, RadioCards, SelectField, namedChoices } from '../../form/choiceFields.tsx'
import { DateField } from '../../form/DateField.tsx'
import { NumberField } from '../../form/NumberField.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { useBegriffeTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { formatTime } from '../../shared/format.ts'
import { SimpleGrid, Stack } from '../../ui/layout.tsx'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import { useMittelWords } from '../../klient/components/mittelWords.ts'
import { type BefundWord, befundFields, useEntryWords } from './Blattinhalt.tsx'
import { Entries, FreitextField, TimeField } from './Entries.tsx'
import { type Teil, additionalForm, anordnungForm, folgeForm, gabeForm } from './teile.ts'

/** A list that grows where somebody asks for one more. */
export type Asked = Teil & { asked: number }

export function ZusaetzlicheTeil({ blatt: { zusaetzliche }, change, asked }: Asked) {
  const t = useDokumentationTexts()
  const b = useBegriffeTexts()
  return (
    <Entries
      all={zusaetzliche}
      onChange={(all) => change('zusaetzliche', all)}
      zeile={({ bezeichnung, quelle }) => ({ name: bezeichnung, dazu: b(`quelle.${quelle}`) })}
      titel={t('leistung.neu')}
      withoutNew
      asked={asked}
      form={additionalForm}
    >
      {({ field }) => (
        <>
          <TextField {...field('bezeichnung')} label={t('leistung.bezeichnung')} required maxLength={120} data-autofocus />
          <SelectField
            {...field('quelle')}
            label={t('leistung.quelle')}
            required
            choices={choicesOf(leistungsquellen, (value) => b(`quelle.${value}`))}
          />
        </>
      )}
    </Entries>
  )
}

export function BefundTeil({ blatt: { befunde }, change }: Teil) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const say = (neu: Partial<typeof befunde>) => change('befunde', { ...befunde, ...neu })
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {befundFields.map((field) => (
          <SelectField
            key={field}
            label={w(`befund.${field}`)}
            clearable
            searchable={false}
            choices={choicesOf<BefundWord>(befundWords[field], (value) => w(`befundWort.${value}`))}
            value={befunde[field]}
            onChange={(value) => say({ [field]: value })}
          />
        ))}
        <NumberField
          label={t('befund.trinkmenge')}
          inputMode="numeric"
          min={0}
          max={10_000}
          decimalScale={0}
          value={befunde.trinkmengeMl}
          onChange={(trinkmengeMl) => say({ trinkmengeMl })}
        />
      </SimpleGrid>
      <FreitextField
        label={t('befund.sturz')}
        description={t('befund.sturzHilfe')}
        maxLength={2000}
        value={befunde.sturz}
        onChange={(sturz) => say({ sturz })}
      />
      <FreitextField label={t('befund.text')} maxLength={4000} value={befunde.text} onChange={(text) => say({ text })} />
    </Stack>
  )
}

/** What the plan of the day says stands ready; anything else may be written as well. */
export function MedikationTeil({ blatt: { medikation }, change, plan }: Teil & Pick<DokumentationAnswer, 'plan'>) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const words = useEntryWords()
  const mittel = useMittelWords()
  const { gestelltBis, gaben } = medikation
  const offered = plan
    .map((one) => ({ name: mittel.name(one), dazu: mittel.dosis(one) }))
    .filter(({ name, dazu }) => !gaben.some(({ bezeichnung, dosis }) => bezeichnung === name && dosis === dazu))
    .map(({ name, dazu }) => ({ name, dazu, entry: { bezeichnung: name, dosis: dazu } }))
  return (
    <Stack gap="md">
      <DateField
        label={t('medikation.gestelltBis')}
        value={gestelltBis}
        onChange={(tag) => change('medikation', { gaben, gestelltBis: tag })}
      />
      <Entries
        all={gaben}
        onChange={(all) => change('medikation', { gestelltBis, gaben: all })}
        zeile={words.gabe}
        titel={t('medikation.neu')}
        form={gabeForm}
        offered={offered}
      >
        {({ field, form }) => (
          <>
            <TextField {...field('bezeichnung')} label={t('medikation.bezeichnung')} required maxLength={120} data-autofocus />
            <TextField {...field('dosis')} label={t('medikation.dosis')} maxLength={160} />
            {form.values.am !== null && <TimeField {...field('am')} label={t('medikation.zeit')} />}
            <RadioCards
              {...field('stand')}
              label={t('medikation.stand')}
              required
              words="short"
              choices={choicesOf(gabeStaende, (value) => w(`gabe.${value}`))}
            />
            <TextField
              {...field('abweichung')}
              label={t('medikation.abweichung')}
              description={t('medikation.abweichungHilfe')}
              maxLength={250}
            />
            <NumberField {...field('rest')} label={t('medikation.rest')} inputMode="numeric" decimalScale={0} />
          </>
        )}
      </Entries>
    </Stack>
  )
}

export function AnordnungTeil({ blatt: { anordnungen }, change, praxen, asked }: Asked & Pick<DokumentationAnswer, 'praxen'>) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  return (
    <Entries
      all={anordnungen}
      onChange={(all) => change('anordnungen', all)}
      zeile={({ wortlaut, arzt, weg, am }) => ({ name: wortlaut, dazu: [arzt, w(`weg.${weg}`), formatTime(am)].join(' · ') })}
      titel={t('anordnung.neu')}
      withoutNew
      asked={asked}
      form={anordnungForm}
    >
      {({ field, form: { values, setFieldValue } }) => (
        <>
          <SelectField {...field('praxisId')} label={t('anordnung.praxis')} required choices={namedChoices(praxen)} />
          <TextField {...field('arzt')} label={t('anordnung.arzt')} required maxLength={120} />
          <RadioCards
            {...field('weg')}
            label={t('anordnung.weg')}
            required
            words="short"
            choices={choicesOf(anordnungsWege, (value) => w(`weg.${value}`))}
          />
          <TimeField {...field('am')} label={t('anordnung.zeit')} />
          <TextArea {...field('wortlaut')} label={t('anordnung.wortlaut')} required maxLength={2000} />
          <Checkbox
            label={t('anordnung.vorgelesen')}
            checked={values.vorgelesen}
            onChange={({ currentTarget: { checked } }) => setFieldValue('vorgelesen', checked)}
          />
        </>
      )}
    </Entries>
  )
}

export function FolgenTeil({ blatt: { folgen }, change, asked }: Asked) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  return (
    <Entries
      all={folgen}
      onChange={(all) => change('folgen', all)}
      zeile={({ art, text }) => ({ name: text, dazu: w(`folge.${art}`) })}
      titel={t('abschluss.folge')}
      withoutNew
      asked={asked}
      form={folgeForm}
    >
      {({ field }) => (
        <>
          <SelectField
            {...field('art')}
            label={t('abschluss.folgeArt')}
            required
            choices={choicesOf(folgeArten, (value) => w(`folge.${value}`))}
          />
          <TextField {...field('text')} label={t('abschluss.folgeText')} required maxLength={250} />
        </>
      )}
    </Entries>
  )
}
