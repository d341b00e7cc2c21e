import { fachgruppeName } from '@dreiklang/domain/personal/fachgruppen'
import type { PersonAntwort } from '@dreiklang/domain/personal/akte.contract'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { letzteListe } from '../../liste/components/rueckkehr.ts'
import { useLanguage, useTexts } from '../../shared/i18n.ts'
import { usePathParams } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { Group, Stack, Text } from '../../ui/layout.ts'
import { Link } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { akteTexts } from '../akte.texts.ts'
import { AbwesenheitenKarte } from '../components/AbwesenheitenKarte.tsx'
import { AkteFormular } from '../components/AkteFormular.tsx'
import { PersonFakten } from '../components/PersonFakten.tsx'
import { Abwesend } from '../components/usePersonenSpalten.tsx'
import { ZugangKarte } from '../components/ZugangKarte.tsx'
import { personalPfade } from '../personal.paths.ts'
import { personQuery } from '../personal.queries.ts'
import { personalTexts } from '../personal.texts.ts'

const params = z.object({ personId: z.uuid() })

export function PersonPage() {
  const t = useTexts(akteTexts)
  const { personId } = usePathParams(params)
  const { data: person, error, refetch } = useQuery(personQuery(personId))
  if (person !== undefined) return <Akte key={`${person.id} ${person.version}`} person={person} />
  return (
    <>
      <PageHeader title={t('laedt')} above={<Link to={letzteListe() ?? '/'}>{t('alle')}</Link>} />
      {error === null ? <ListSkeleton rows={4} height={120} /> : <ErrorState error={error} onRetry={() => void refetch()} />}
    </>
  )
}

function Akte({ person }: { person: PersonAntwort }) {
  const { vertrag, zugang, darf, art } = person
  const t = useTexts(akteTexts)
  return (
    <>
      <PageHeader
        title={person.name}
        above={<Link to={letzteListe() ?? personalPfade[art]}>{t('alle')}</Link>}
        subtitle={<Untertitel person={person} />}
      />
      <Stack gap="lg">
        {darf.aendern && vertrag !== null ? <AkteFormular person={{ ...person, vertrag }} /> : <PersonFakten person={person} />}
        <AbwesenheitenKarte person={person} />
        {zugang !== null && <ZugangKarte person={person} zugang={zugang} />}
      </Stack>
    </>
  )
}

/** What follows from profession and numbers stands where everyone looks first. */
function Untertitel({ person }: { person: PersonAntwort }) {
  const t = useTexts(akteTexts)
  const tw = useTexts(personalTexts)
  const sprache = useLanguage()
  const { id: meineId } = useUser()
  const { art, beruf, fachgruppe, istPharmazeutisch, darfVerordnen } = person
  const heute = berlinDatum(new Date().toISOString())
  const abwesend = person.abwesenheiten.find(({ von, bis }) => von <= heute && heute <= bis)
  const folgen = [
    tw(`beruf.${beruf}`),
    ...(person.id === meineId ? [t('sie')] : []),
    ...(fachgruppe === null
      ? []
      : [`${t('feld.fachgruppe')}: ${fachgruppeName(fachgruppe, sprache) ?? t('fachgruppe.andere', { schluessel: fachgruppe })}`]),
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
