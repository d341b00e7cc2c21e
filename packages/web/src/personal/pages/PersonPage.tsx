import type { PersonAnswer } from '@dreiklang/domain/personal/akte.contract'
import { fachgruppeName } from '@dreiklang/domain/personal/fachgruppen'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { lastList } from '../../liste/components/rueckkehr.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { usePathParams } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { Link } from '../../ui/buttons.tsx'
import { Group, PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { AbwesenheitenCard } from '../components/AbwesenheitenCard.tsx'
import { AkteFormular } from '../components/AkteFormular.tsx'
import { PersonFacts } from '../components/PersonFacts.tsx'
import { ZugangCard } from '../components/ZugangCard.tsx'
import { Abwesend } from '../components/usePersonenColumns.tsx'
import { personalPaths } from '../personal.paths.ts'
import { personQuery } from '../personal.queries.ts'
import { useAkteTexts, usePersonalTexts } from '../personal.texts.ts'

const params = z.object({ personId: z.uuid() })

export function PersonPage() {
  const t = useAkteTexts()
  const { personId } = usePathParams(params)
  const { data: person, error, refetch } = useQuery(personQuery(personId))
  if (person !== undefined) return <Akte key={`${person.id} ${person.version}`} person={person} />
  return (
    <>
      <PageHeader title={t('laedt')} above={<Link to={lastList() ?? '/'}>{t('alle')}</Link>} />
      {error === null ? <ListSkeleton rows={4} height={120} /> : <ErrorState error={error} onRetry={() => void refetch()} />}
    </>
  )
}

function Akte({ person }: { person: PersonAnswer }) {
  const { vertrag, zugang, darf, art } = person
  const t = useAkteTexts()
  return (
    <>
      <PageHeader
        title={person.name}
        above={<Link to={lastList() ?? personalPaths[art]}>{t('alle')}</Link>}
        subtitle={<Untertitel person={person} />}
      />
      <Stack gap="lg">
        {darf.aendern && vertrag !== null ? <AkteFormular person={{ ...person, vertrag }} /> : <PersonFacts person={person} />}
        <AbwesenheitenCard person={person} />
        {zugang !== null && <ZugangCard person={person} zugang={zugang} />}
      </Stack>
    </>
  )
}

function Untertitel({ person }: { person: PersonAnswer }) {
  const t = useAkteTexts()
  const tw = usePersonalTexts()
  const language = useLanguage()
  const { id: meineId } = useUser()
  const { art, beruf, fachgruppe, istPharmazeutisch, darfVerordnen } = person
  const today = berlinDate(new Date().toISOString())
  const abwesend = person.abwesenheiten.find(({ von, bis }) => von <= today && today <= bis)
  const folgen = [
    tw(`beruf.${beruf}`),
    ...(person.id === meineId ? [t('sie')] : []),
    ...(fachgruppe === null
      ? []
      : [`${t('feld.fachgruppe')}: ${fachgruppeName(fachgruppe, language) ?? t('fachgruppe.andere', { schluessel: fachgruppe })}`]),
    ...(art === 'APOTHEKE' ? [t(istPharmazeutisch ? 'pharmazeutisch' : 'nichtPharmazeutisch')] : []),
    ...(beruf === 'ARZT' ? [t(darfVerordnen ? 'verordnet' : 'verordnetNicht')] : []),
  ]
  return (
    <Group gap="sm">
      <Text>{folgen.join(' · ')}</Text>
      <Abwesend bis={abwesend?.bis ?? null} />
    </Group>
  )
}
