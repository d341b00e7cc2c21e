import type { PersonAnswer } from '@dreiklang/domain/personal/akte.contract'
import { fachgruppeName } from '@dreiklang/domain/personal/fachgruppen'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { lastList } from '../../liste/components/rueckkehr.ts'
import { formatDate, formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { usePathParams } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { Link } from '../../ui/buttons.tsx'
import { Card, type Fact, Facts, Group, PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { AbwesenheitenCard } from '../components/AbwesenheitenCard.tsx'
import { AkteFormular } from '../components/AkteFormular.tsx'
import { BehandlungspflegeTable } from '../components/Behandlungspflege.tsx'
import { ZugangCard } from '../components/ZugangCard.tsx'
import { Abwesend } from '../components/usePersonenColumns.tsx'
import { personalPaths } from '../personal.paths.ts'
import { personQuery } from '../personal.queries.ts'
import { useAkteTexts, usePersonalTexts } from '../personal.texts.ts'
import { showQuery } from '../../ui/feedback.tsx'

const params = z.object({ personId: z.uuid() })

export function PersonPage() {
  const t = useAkteTexts()
  const { personId } = usePathParams(params)
  const { data: person, state } = showQuery(useQuery(personQuery(personId)), { rows: 4, height: 120 })
  if (person !== undefined) return <Akte key={`${person.id} ${person.version}`} person={person} />
  return (
    <>
      <PageHeader title={t('laedt')} above={<Link to={lastList() ?? '/'}>{t('alle')}</Link>} />
      {state}
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

const oder = (value: string | null) => value ?? '–'
const tag = (value: string | null) => (value === null ? '–' : formatDate(value))

function PersonFacts({ person }: { person: PersonAnswer }) {
  const t = useAkteTexts()
  const tw = usePersonalTexts()
  const { art, rolle, beruf, qualifikation, zusatzqualifikationen, funktion, telefon, handzeichen, vertrag } = person
  const facts: Fact[] = [
    { label: t('feld.rolle'), value: tw(`rolle.${rolle}`) },
    { label: t('feld.beruf'), value: tw(`beruf.${beruf}`) },
  ]
  if (qualifikation !== null) facts.push({ label: t('feld.qualifikation'), value: tw(`qualifikation.${qualifikation}`) })
  if (zusatzqualifikationen.length > 0)
    facts.push({ label: t('feld.zusatz'), value: zusatzqualifikationen.map((one) => tw(`zusatz.${one}`)).join(', ') })
  if (funktion !== null) facts.push({ label: t('feld.funktion'), value: tw(`funktion.${funktion}`) })
  facts.push({ label: t('feld.telefon'), value: oder(telefon) }, { label: t('feld.handzeichen'), value: oder(handzeichen) })
  return (
    <>
      <Card title={t('karte.person')}>
        <Facts facts={facts} />
      </Card>
      {vertrag !== null && <Vertrag art={art} vertrag={vertrag} />}
      {vertrag !== null && beruf === 'PFLEGEKRAFT' && (
        <Card title={t('gruppe.titel')}>
          <BehandlungspflegeTable qualifikation={qualifikation} all={vertrag.behandlungspflege} />
        </Card>
      )}
    </>
  )
}

function Vertrag({ art, vertrag }: { art: PersonAnswer['art']; vertrag: NonNullable<PersonAnswer['vertrag']> }) {
  const t = useAkteTexts()
  const yesNo = (value: boolean) => t(value ? 'ja' : 'nein')
  const facts: Fact[] = [
    { label: t('feld.email'), value: vertrag.email },
    { label: t('feld.personalnummer'), value: oder(vertrag.personalnummer) },
    { label: t('feld.wochenstunden'), value: vertrag.wochenstunden === null ? '–' : formatNumber(vertrag.wochenstunden) },
    { label: t('feld.schweigepflichtAm'), value: tag(vertrag.schweigepflichtAm) },
    { label: t('feld.telematikId'), value: oder(vertrag.telematikId) },
    { label: t('feld.fuehrerschein'), value: yesNo(vertrag.fuehrerschein) },
  ]
  if (art === 'PFLEGEDIENST') {
    facts.push({ label: t('feld.beschaeftigtennummer'), value: oder(vertrag.beschaeftigtennummer) })
  } else facts.push({ label: t('feld.approbationAm'), value: tag(vertrag.approbationAm) })
  if (art === 'ARZTPRAXIS') {
    facts.push({ label: t('feld.lanr'), value: oder(vertrag.lanr) })
    if (vertrag.anleitung !== null) facts.push({ label: t('feld.anleitung'), value: vertrag.anleitung.name })
    facts.push({ label: t('feld.unterschriftsberechtigt'), value: yesNo(vertrag.unterschriftsberechtigt) })
  }
  return (
    <Card title={t('karte.vertrag')}>
      <Facts facts={facts} />
    </Card>
  )
}
