import { type KlientStatus, klientStatus, wohnformen } from '@dreiklang/domain/klient/klient'
import { type KlientenListRow, klientenListContract, klientenSortings, pflegegrade } from '@dreiklang/domain/klient/klientenliste.contract'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type ListForm, defineList } from '../../liste/components/listForm.ts'
import { type ListView, type SammelTat, rename } from '../../liste/components/view.ts'
import { formatDate } from '../../shared/format.ts'
import { akteQuery, setKlientStatus } from '../akte.queries.ts'
import { klientPath, newBestellungPath } from '../klient.paths.ts'
import { useAkteTexts, useKlientTexts } from '../klient.texts.ts'
import { KlientStatusBadge } from './KlientStatusBadge.tsx'

export const klientenList = defineList<KlientenListRow>({
  id: 'klient.liste',
  call: klientenListContract.list,
  schluessel: ['klient', 'liste'],
  filter: {
    status: { art: 'mehrfach', werte: klientStatus },
    pflegegrad: { art: 'mehrfach', werte: pflegegrade },
    wohnform: { art: 'mehrfach', werte: wohnformen },
    ohneNotfallkontakt: { art: 'schalter' },
    ohneEmpfangsvollmacht: { art: 'schalter' },
    mitFrist: { art: 'schalter' },
  },
  sortierungen: klientenSortings,
})

/** Only the manager takes the list out of the organisation. */
export const klientenListOfLeitung: ListForm<KlientenListRow> = { ...klientenList, exportCall: klientenListContract.exportieren }

const bestellbar = (status: KlientStatus) => status === 'AKTIV' || status === 'PAUSIERT'
const nameOf = ({ nachname, vorname }: KlientenListRow) => `${nachname}, ${vorname}`
/** A death is recorded in the record, not in a bulk action. */
const sammelbar = ['AKTIV', 'PAUSIERT', 'BEENDET'] as const

type View = Pick<
  ListView<KlientenListRow>,
  | 'suchePlatzhalter'
  | 'rechts'
  | 'sortiert'
  | 'pfad'
  | 'kopf'
  | 'spalten'
  | 'filter'
  | 'aktionen'
  | 'sammel'
  | 'worte'
  | 'tabelleAb'
  | 'dateiname'
>

/** @param leitung may set the status of many */
export function useKlientenView(leitung: boolean): View {
  const t = useKlientTexts()
  const sammel = useStatusTaten()
  return {
    suchePlatzhalter: t('liste.suchePlatzhalter'),
    sortiert: rename(klientenSortings, (value) => t(`liste.sortiert.${value}`)),
    pfad: ({ id }) => klientPath(id),
    kopf: {
      header: t('liste.name'),
      name: nameOf,
      unter: ({ ort }) => ort,
      beside: ({ geburtsdatum }) => <span>{formatDate(geburtsdatum)}</span>,
      sort: { auf: 'name' },
      width: '12rem',
    },
    rechts: (row) => <StatusCell zeile={row} />,
    spalten: [
      {
        id: 'geburtsdatum',
        header: t('liste.geboren'),
        sort: { auf: 'geburtsdatum' },
        cell: ({ geburtsdatum }) => formatDate(geburtsdatum),
        width: '6.5rem',
        nurTabelle: true,
      },
      { id: 'pflegegrad', header: t('liste.pflegegrad'), cell: ({ pflegegrad }) => pflegegrad ?? '–', width: '5.5rem' },
      {
        id: 'hausarzt',
        header: t('liste.hausarzt'),
        cell: ({ hausarzt }) => hausarzt ?? '–',
        breit: true,
        short: ({ hausarzt, apotheke }) => [hausarzt, apotheke].filter(Boolean).join(' · '),
      },
      { id: 'apotheke', header: t('liste.apotheke'), cell: ({ apotheke }) => apotheke ?? '–', width: '9rem', ab: 1000, nurTabelle: true },
      { id: 'wohnform', header: t('liste.wohnform'), standard: false, cell: ({ wohnform }) => t(`wohnform.${wohnform}`), width: '8rem' },
      {
        id: 'aufgenommen',
        header: t('liste.aufgenommen'),
        sort: { ab: 'aufnahme' },
        standard: false,
        cell: ({ aufgenommenAm }) => formatDate(aufgenommenAm),
        width: '7.5rem',
      },
      {
        id: 'frist',
        header: t('liste.frist'),
        cell: ({ frist }) => <FristCell frist={frist} />,
        width: '9rem',
        leer: ({ frist }) => frist === null,
      },
      { id: 'status', header: t('liste.status'), cell: (row) => <StatusCell zeile={row} />, width: '7rem', nurTabelle: true },
    ],
    filter: {
      status: { label: t('liste.status'), name: rename(klientStatus, (value) => t(`status.${value}`)) },
      pflegegrad: { label: t('liste.pflegegrad'), name: (value) => value },
      wohnform: { label: t('liste.wohnform'), name: rename(wohnformen, (value) => t(`wohnform.${value}`)) },
      ohneNotfallkontakt: { label: t('liste.ohneNotfallkontakt') },
      ohneEmpfangsvollmacht: { label: t('liste.ohneEmpfangsvollmacht') },
      mitFrist: { label: t('liste.mitFrist') },
    },
    aktionen: (row) =>
      bestellbar(row.status)
        ? [{ id: 'bestellen', label: t('liste.bestellen'), icon: <IconPlus size={18} aria-hidden />, to: newBestellungPath(row.id) }]
        : [],
    sammel: leitung ? sammel : [],
    worte: { leer: () => ({ titel: t('liste.leer'), text: t('liste.leerText') }) },
    tabelleAb: 880,
    dateiname: 'klienten',
  }
}

function useStatusTaten(): SammelTat<KlientenListRow>[] {
  const t = useKlientTexts()
  const newVersion = useRef(new Map<string, number>())
  const queryClient = useQueryClient()
  const set = async (id: string, body: { status: KlientStatus; version: number; am: null }, key?: string) => {
    const { version } = await setKlientStatus(id, body, key)
    newVersion.current.set(id, version)
    queryClient.removeQueries({ queryKey: akteQuery(id).queryKey })
  }
  return sammelbar.map((status) => ({
    id: `status.${status}`,
    name: t('liste.setzen', { status: t(`status.${status}`) }),
    text: t('liste.setzenText', { status: t(`status.${status}`) }),
    geht: (row) => row.status !== status && row.status !== 'VERSTORBEN',
    run: ({ id, version }, key) => set(id, { status, version, am: null }, key),
    zurueck: ({ id, version, status: before }) => set(id, { status: before, am: null, version: newVersion.current.get(id) ?? version }),
  }))
}

function StatusCell({ zeile: { status, abwesendAb } }: { zeile: KlientenListRow }) {
  const t = useKlientTexts()
  return (
    <>
      <KlientStatusBadge status={status} />
      {abwesendAb !== null && <div>{t('liste.abwesendAb', { datum: formatDate(abwesendAb) })}</div>}
    </>
  )
}

function FristCell({ frist }: Pick<KlientenListRow, 'frist'>) {
  const t = useAkteTexts()
  return frist === null ? '–' : t(`frist.kurz.${frist.art}`, { am: formatDate(frist.am) })
}
