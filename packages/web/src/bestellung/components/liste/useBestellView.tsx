import { positionStatus, prioritaeten, wartende } from '@dreiklang/domain/bestellung/bestellung'
import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { OrganisationEntry } from '@dreiklang/domain/organisation/organisation.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWare } from '../menge.ts'
import { AsyncSelect } from '../../../form/AsyncSelect.tsx'
import { SegmentedField } from '../../../form/choiceFields.tsx'
import { searchKlienten } from '../../../klient/klient.queries.ts'
import { type ListColumn, type ListView, rename, type SammelPlan, type SammelVorhaben } from '../../../liste/components/view.ts'
import { searchOrganisationen } from '../../../organisation/organisation.queries.ts'
import { formatDate, formatDateTime } from '../../../shared/format.ts'
import { newIdempotencyKey } from '../../../shared/idempotencyKey.ts'
import { isOvertaken } from '../../../step/useStep.ts'
import { Stack } from '../../../ui/layout.tsx'
import type { ListSeite } from '../../bestellung.paths.ts'
import { bestellungQuery, klientNameQuery, lastVerordnungenQuery, organisationQuery, reload, sendStep } from '../../bestellung.queries.ts'
import { useBegriffeTexts, useListTexts, useStepsTexts } from '../../bestellung.texts.ts'
import { useToday } from '../../../shared/useToday.ts'
import { type Ansicht, isOfOneStatus, needsWholeNames, type SpalteId, spalteIds } from './ansichten.ts'
import {
  BedarfCell,
  DranCell,
  GegenueberCell,
  HousePlate,
  KlientAngaben,
  KlientBeside,
  PositionenCell,
  RezeptCell,
  RezeptLine,
} from './Cells.tsx'
import { StandCell, StandLine } from './StandCell.tsx'
import { isMarked } from '../Badges.tsx'
import { useRequestFacts } from './requestFacts.ts'
import { planSammel, type SammelStep, sammelSteps } from './sammelPlan.ts'
import { useRisikoSentence, useVorlageFacts } from './sammelWords.ts'

/** A practice looks up practices only (§ 11 ApoG); it comes to the orders of one nursing service from any of them. */
const PflegeGegenueber = (props: EinerProps) => <OrganisationFilter {...props} arten={['ARZTPRAXIS', 'APOTHEKE']} />

const ApothekenGegenueber = (props: EinerProps) => <OrganisationFilter {...props} arten={['PFLEGEDIENST', 'ARZTPRAXIS']} />

const ton = (row: RowAnswer) => {
  if (row.prioritaet === 'NOTFALL') return 'danger'
  return row.prioritaet === 'DRINGEND' ? 'warning' : null
}

const gegenueber = { pflege: PflegeGegenueber, arzt: undefined, apotheke: ApothekenGegenueber } as const

export function useBestellView(
  seite: ListSeite,
  ansicht: Ansicht,
): Pick<ListView<RowAnswer>, 'suchePlatzhalter' | 'sortiert' | 'kopf' | 'spalten' | 'filter' | 'ton' | 'sammel' | 'tabelleAb' | 'rechts'> {
  const t = useListTexts()
  const b = useBegriffeTexts()
  const sammel = useSammelAktionen(seite)
  const Gegenueber = gegenueber[seite]
  return {
    suchePlatzhalter: t('suchePlatzhalter'),
    sortiert: rename(['eilig', 'neueste', 'aelteste', 'bedarf'] as const, (value) => t(`sortiert.${value}`)),
    kopf: {
      header: t('spalte.klient'),
      name: ({ klient, art }) => klient?.name ?? b(art === 'KLIENT' ? 'akteGeloescht' : 'einrichtung'),
      bild: (row) => <HousePlate zeile={row} />,
      unter: (row) => <KlientAngaben zeile={row} />,
      beside: (row) => <KlientBeside zeile={row} />,
      width: '14.25rem',
    },
    spalten: useBestellColumns(seite, ansicht),
    rechts: (row) => <BedarfCell zeile={row} short />,
    filter: {
      status: { label: t('filter.status'), name: rename(positionStatus, (value) => b(`status.${value}`)) },
      wartetAuf: { label: t('filter.wartetAuf'), name: rename(wartende, (value) => b(`wartetAuf.${value}`)) },
      prioritaet: { label: t('filter.prioritaet'), name: rename(prioritaeten, (value) => b(`prioritaet.${value}`)) },
      // Both are always named, because an address may hold them; they can be chosen only where the side may look someone up.
      klientId: { label: t('filter.klient'), ...(seite === 'pflege' ? { Feld: KlientFilter } : {}) },
      organisationId: { label: t('filter.organisation'), ...(Gegenueber === undefined ? {} : { Feld: Gegenueber }) },
      bestellt: { label: t('filter.bestellt') },
    },
    ton,
    sammel,
    tabelleAb: 700,
  }
}

/** Those of the view first, in its order; the others can be chosen. */
function useBestellColumns(seite: ListSeite, ansicht: Ansicht): readonly ListColumn<RowAnswer>[] {
  const t = useListTexts()
  const oneStatus = isOfOneStatus(ansicht)
  const whole = needsWholeNames(seite, ansicht)
  const columns: Record<SpalteId, Omit<ListColumn<RowAnswer>, 'id' | 'standard'>> = {
    positionen: {
      header: t('spalte.positionen'),
      breit: true,
      cell: (row) => <PositionenCell zeile={row} names={whole ? 'whole' : 'two'} />,
      short: (row) => <PositionenCell zeile={row} names={whole ? 'whole' : 'one'} />,
    },
    stand: {
      header: t(oneStatus ? 'spalte.hinweise' : 'spalte.stand'),
      width: oneStatus ? '11.75rem' : '10.75rem',
      klar: true,
      leer: (row) => oneStatus && !isMarked(row),
      cell: (row) => <StandCell zeile={row} oneStatus={oneStatus} />,
      short: (row) => <StandLine zeile={row} oneStatus={oneStatus} />,
    },
    dran: { header: t('spalte.dran'), width: '7.5rem', ab: 1000, nurTabelle: true, cell: (row) => <DranCell zeile={row} seite={seite} /> },
    rezept: {
      header: t('spalte.rezept'),
      width: '9.25rem',
      ab: 840,
      klar: true,
      leer: ({ rezeptOrte }) => rezeptOrte.length === 0,
      cell: (row) => <RezeptCell zeile={row} />,
      short: (row) => <RezeptLine zeile={row} />,
    },
    bedarf: {
      header: t('spalte.bedarf'),
      width: '9rem',
      nurTabelle: true,
      sort: { auf: 'bedarf' },
      cell: (row) => <BedarfCell zeile={row} />,
    },
    gegenueber: {
      header: t('spalte.gegenueber'),
      width: '10rem',
      ab: ansicht.spalten.includes('rezept') ? 1200 : 800,
      nurTabelle: true,
      cell: (row) => <GegenueberCell zeile={row} seite={seite} />,
    },
    erstellt: {
      header: t('spalte.erstellt'),
      width: '9rem',
      ab: 840,
      nurTabelle: true,
      sort: { auf: 'aelteste', ab: 'neueste' },
      cell: ({ erstelltAm }) => formatDateTime(erstelltAm),
    },
    gesendet: {
      header: t('spalte.gesendet'),
      width: '9rem',
      ab: 840,
      nurTabelle: true,
      cell: ({ gesendetAm }) => (gesendetAm === null ? t('nichtGesendet') : formatDateTime(gesendetAm)),
    },
  }
  const others = spalteIds.filter((id) => !ansicht.spalten.includes(id))
  return [...ansicht.spalten, ...others].map((id) => ({ id, standard: ansicht.spalten.includes(id), ...columns[id] }))
}

/** Each order is loaded before the step, because a row does not show what is risky. */
function useSammelAktionen(seite: ListSeite): SammelVorhaben<RowAnswer>[] {
  const t = useListTexts()
  const ware = useWare()
  const s = useStepsTexts()
  const client = useQueryClient()
  const today = useToday()
  const satz = useRisikoSentence()
  const requestFacts = useRequestFacts()
  const vorlageFacts = useVorlageFacts()

  async function plane(step: SammelStep, bestellungId: string): Promise<SammelPlan> {
    const bestellung = await client.fetchQuery({ ...bestellungQuery(bestellungId), staleTime: 0 })
    const { klient, nummer } = bestellung
    const kopf = klient === null ? nummer : t('anfrage.klient', { nummer, datum: formatDate(klient.geburtsdatum) })
    const plan = planSammel(bestellung, step, today)
    if (!plan.geht) return { geht: false, was: kopf, grund: plan.risiken.map(satz).join(step === 'rezeptVorlegen' ? ' ' : ', ') }
    const mengen = plan.positionen.map(({ produkt: { bezeichnung }, menge, mengeneinheit }) => ware({ menge, mengeneinheit, bezeichnung }))
    // A doctor decides about each of them, and so sees of each what it is decided by.
    const last = step === 'verordnen' ? await client.fetchQuery({ ...lastVerordnungenQuery(bestellungId), staleTime: 0 }) : null
    const seen = step === 'rezeptVorlegen' ? vorlageFacts(klient, plan.positionen) : null
    const details = last === null ? seen : requestFacts(klient, plan.positionen, last)
    const shown = details === null ? { was: `${kopf}: ${mengen.join('; ')}` } : { was: kopf, details }
    let aufrufe = plan.bodies.map((body) => ({ body, idempotencyKey: newIdempotencyKey() }))
    let { version } = bestellung
    return {
      geht: true,
      ...shown,
      async run(ticked) {
        const meant = new Set<unknown>(ticked)
        const isMeant = ({ body }: { body: Record<string, unknown> }) => seen === null || idsOf(body).every((id) => meant.has(id))
        // Calls that succeeded are not sent again by a retry.
        for (const one of aufrufe.filter(isMeant)) {
          const { body, idempotencyKey } = one
          const quittung = await sendStep({ handlung: step, bestellungId, body: { ...body, version }, idempotencyKey })
          version = quittung.version
          aufrufe = aufrufe.filter((other) => other !== one)
        }
      },
    }
  }

  return sammelSteps[seite].map((step: SammelStep) => ({
    id: step,
    name: s(`name.${step}`),
    text: t(`sammel.${step}Text`),
    geht: ({ moeglich }) => moeglich.includes(step),
    plan: ({ id }) => plane(step, id),
    isOutdated: isOvertaken,
    danach: () => reload(client),
  }))
}

const idsOf = ({ positionIds }: Record<string, unknown>): unknown[] => (Array.isArray(positionIds) ? positionIds : [])

interface EinerProps {
  id: string | null
  onChange: (id: string | null) => void
}

function KlientFilter({ id, onChange }: EinerProps) {
  const t = useListTexts()
  const { data: name } = useQuery({ ...klientNameQuery(id ?? ''), enabled: id !== null })
  return (
    <AsyncSelect
      label={t('filter.klient')}
      value={id === null ? null : { id, name: name ?? t('filter.unbekannt') }}
      onChange={(item) => onChange(item?.id ?? null)}
      search={async (query, signal) =>
        (await searchKlienten(query, signal)).map((klient) => ({
          id: klient.id,
          name: `${klient.nachname}, ${klient.vorname}, ${formatDate(klient.geburtsdatum)}`,
        }))
      }
      itemKey={(item) => item.id}
      itemLabel={(item) => item.name}
    />
  )
}

function OrganisationFilter({ id, onChange, arten }: EinerProps & { arten: readonly [OrganisationArt, ...OrganisationArt[]] }) {
  const t = useListTexts()
  const [art, setArt] = useState<OrganisationArt>(arten[0])
  const { data: known } = useQuery({ ...organisationQuery(art, id ?? ''), enabled: id !== null })
  return (
    <Stack gap="xs">
      {arten.length > 1 && (
        <SegmentedField
          label={t('filter.artDerOrganisation')}
          choices={arten.map((one) => ({ value: one, label: t(`filter.organisationArt.${one}`) }))}
          value={art}
          onChange={setArt}
        />
      )}
      <AsyncSelect<Pick<OrganisationEntry, 'id' | 'name' | 'ort'>>
        label={t(`filter.organisationArt.${art}`)}
        value={id === null || !known ? null : { id, name: known.name, ort: known.ort }}
        onChange={(item) => onChange(item?.id ?? null)}
        search={searchOrganisationen(art)}
        itemKey={(item) => item.id}
        itemLabel={(item) => `${item.name}, ${item.ort}`}
      />
    </Stack>
  )
}
