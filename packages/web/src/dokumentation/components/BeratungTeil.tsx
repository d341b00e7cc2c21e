import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { pflegeSichergestellt } from '@dreiklang/domain/dokumentation/dokumentation'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { RadioCards, choicesOf } from '../../form/choiceFields.tsx'
import { formatDate } from '../../shared/format.ts'
import { type Fact, Stack, Text } from '../../ui/layout.tsx'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import { FreitextField } from './Entries.tsx'
import { type Teil, fieldId } from './teile.ts'

const answers = ['ja', 'nein'] as const
type Answer = (typeof answers)[number]

function answerOf(einwilligung: boolean | null): Answer | null {
  if (einwilligung === null) return null
  return einwilligung ? 'ja' : 'nein'
}

/** The proof of advice at home; day and person follow from the visit. */
export function BeratungTeil({ blatt: { beratung }, change }: Teil) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const say = (neu: Partial<typeof beratung>) => change('beratung', { ...beratung, ...neu })
  return (
    <Stack gap="md">
      <Text size="sm">{t('beratung.rechtsgrund')}</Text>
      <RadioCards
        id={fieldId('beratung.sichergestellt')}
        label={t('beratung.sichergestellt')}
        required
        words="short"
        choices={choicesOf(pflegeSichergestellt, (value) => w(`sichergestellt.${value}`))}
        value={beratung.sichergestellt}
        onChange={(sichergestellt) => say({ sichergestellt })}
      />
      <FreitextField
        id={fieldId('beratung.empfehlung')}
        label={t('beratung.empfehlung')}
        description={t('beratung.empfehlungHilfe')}
        maxLength={4000}
        value={beratung.empfehlung}
        onChange={(empfehlung) => say({ empfehlung })}
      />
      <RadioCards
        id={fieldId('beratung.einwilligung')}
        label={t('beratung.einwilligung')}
        description={t('beratung.einwilligungHilfe')}
        required
        words="short"
        choices={choicesOf(answers, (value) => t(`beratung.${value}`))}
        value={answerOf(beratung.einwilligung)}
        onChange={(value) => say({ einwilligung: value === 'ja' })}
      />
    </Stack>
  )
}

/** What was said of it. */
export function useBeratungFacts({ beratung: { sichergestellt, empfehlung, einwilligung } }: Pick<Blatt, 'beratung'>): Fact[] {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  return [
    ...(sichergestellt === null ? [] : [{ label: t('beratung.sichergestelltKurz'), value: w(`sichergestellt.${sichergestellt}`) }]),
    ...(empfehlung === null ? [] : [{ label: t('beratung.empfehlung'), value: empfehlung }]),
    ...(einwilligung === null
      ? []
      : [{ label: t('beratung.einwilligungKurz'), value: t(einwilligung ? 'beratung.darf' : 'beratung.darfNicht') }]),
  ]
}

/** When and by whom, as the proof has it; nothing of another type of visit. */
export function useBeratungHead({ besuch: { typ, tag }, geaendert }: Pick<DokumentationAnswer, 'besuch' | 'geaendert'>): Fact[] {
  const t = useDokumentationTexts()
  if (typ !== 'BERATUNGSBESUCH') return []
  return [
    { label: t('beratung.tag'), value: formatDate(tag) },
    ...(geaendert === null ? [] : [{ label: t('beratung.durch'), value: geaendert.name }]),
  ]
}
