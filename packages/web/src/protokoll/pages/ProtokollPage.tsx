import { protokollArten } from '@dreiklang/domain/protokoll/protokoll'
import { type ProtokollListRow, protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { IconShieldCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { ListSeite } from '../../liste/components/ListSeite.tsx'
import { defineList } from '../../liste/components/listForm.ts'
import { useListPage } from '../../liste/components/useListPage.ts'
import type { ListView } from '../../liste/components/view.ts'
import { prefetchList } from '../../liste/liste.queries.ts'
import { download } from '../../shared/download.ts'
import { useUser } from '../../shared/session.ts'
import { Button, Link, LinkButton } from '../../ui/buttons.tsx'
import { Note } from '../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { Fields, Wann } from '../components/Cells.tsx'
import { grundWord, herkunft, objektName, personName } from '../components/words.ts'
import { ownPath, protokollOfKlient, protokollOfPerson, protokollPath } from '../protokoll.paths.ts'
import { useProtokollTexts } from '../protokoll.texts.ts'

const art = { art: 'mehrfach', werte: protokollArten } as const
const zeit = { art: 'zeitraum', von: 'von', bis: 'bis' } as const

const protokollList = defineList({
  id: 'protokoll.haus',
  call: protokollContract.list,
  exportCall: protokollContract.exportieren,
  schluessel: ['protokoll', 'haus'],
  filter: { art, zeit, personId: { art: 'nachschlagen' }, klientId: { art: 'nachschlagen' } },
  sortierungen: ['neueste'],
  limit: 100,
})

const ownList = defineList({
  id: 'protokoll.eigenes',
  call: protokollContract.own,
  schluessel: ['protokoll', 'eigenes'],
  filter: { art, zeit },
  sortierungen: ['neueste'],
  limit: 100,
})

function ProtokollPage() {
  const t = useProtokollTexts()
  const plattform = useUser().roles.includes('ROLE_ADMIN')
  const list = useListPage(protokollList)
  const view = useProtokollView()
  const rows = list.stand?.zeilen.map(({ zeile }) => zeile) ?? []
  const ofPerson = (id: string) => rows.find(({ person }) => person?.id === id)
  const ofKlient = (id: string) => rows.find(({ klient }) => klient?.id === id)?.klient?.name
  const nameOfPerson = (id: string) => {
    const row = ofPerson(id)
    return row === undefined ? t('gefiltertNach') : personName(t, row)
  }
  return (
    <ListSeite
      {...view}
      liste={list}
      spalten={plattform ? view.spalten.filter(({ id }) => id !== 'klient') : view.spalten}
      titel={t('titel')}
      untertitel={t(plattform ? 'untertitelPlattform' : 'untertitel')}
      buttons={
        <>
          <KopfButton />
          <LinkButton look="secondary" to={ownPath}>
            {t('eigene.titel')}
          </LinkButton>
        </>
      }
      filter={{
        ...view.filter,
        personId: { label: t('filter.person'), name: nameOfPerson },
        klientId: { label: t('filter.klient'), name: (id) => ofKlient(id) ?? t('gefiltertNach') },
      }}
    />
  )
}

function useProtokollView(): Pick<ListView<ProtokollListRow>, 'sortiert' | 'pfad' | 'kopf' | 'spalten' | 'filter' | 'worte' | 'dateiname'> {
  const t = useProtokollTexts()
  return {
    dateiname: 'protokoll',
    sortiert: () => t('sortiert'),
    pfad: ({ person }) => (person === null ? protokollPath : protokollOfPerson(person.id)),
    kopf: { header: t('spalte.wer'), name: (row) => personName(t, row), unter: (row) => herkunft(t, row), width: '16rem' },
    spalten: [
      {
        id: 'was',
        header: t('spalte.was'),
        cell: (row) => (
          <>
            {`${t(`art.${row.art}`)}: ${objektName(t, row)}`}
            <Fields row={row} />
            {row.grund !== null && <Note>{grundWord(t, row.grund)}</Note>}
          </>
        ),
      },
      {
        id: 'klient',
        header: t('spalte.klient'),
        cell: ({ klient }) => {
          const name = klient?.name ?? null
          return klient !== null && name !== null && <Link to={protokollOfKlient(klient.id)}>{name}</Link>
        },
      },
      { id: 'wann', header: t('spalte.wann'), cell: (row) => <Wann {...row} />, width: '13rem' },
      { id: 'anzahl', header: t('spalte.anzahl'), cell: ({ anzahl }) => t('oft', { count: anzahl }), width: '6rem' },
      { id: 'netz', header: t('spalte.netz'), cell: ({ adresse }) => adresse, standard: false },
      { id: 'anfrage', header: t('spalte.anfrage'), cell: ({ anfrage }) => anfrage, standard: false },
      { id: 'aufruf', header: t('spalte.aufruf'), cell: ({ aktion }) => aktion, standard: false },
    ],
    filter: {
      art: { label: t('filter.art'), name: (value) => t(`art.${protokollArten.find((one) => one === value) ?? 'LESEN'}`) },
      zeit: { label: t('filter.zeit') },
    },
    worte: { leer: () => ({ titel: t('leer.titel'), text: t('leer.text') }) },
  }
}

/** Kept elsewhere, it reveals whether the trail was rewritten later. */
function KopfButton() {
  const t = useProtokollTexts()
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(protokollContract.kopf, { fileName: `protokoll-kopf-${berlinDate(new Date().toISOString())}.jsonl` }),
    onSuccess: () => toastSuccess(t('kopf.geladen')),
    onError: toastError,
  })
  return (
    <Button look="secondary" icon={<IconShieldCheck size={18} aria-hidden />} busy={isPending} onClick={() => mutate()}>
      {t('kopf.laden')}
    </Button>
  )
}

function OwnPage() {
  const t = useProtokollTexts()
  const list = useListPage(ownList)
  const view = useProtokollView()
  return <ListSeite {...view} liste={list} titel={t('eigene.titel')} untertitel={t('eigene.untertitel')} pfad={() => ownPath} />
}

export const ownPage = { Page: OwnPage, prefetch: prefetchList(ownList) }
export const protokollPage = { Page: ProtokollPage, prefetch: prefetchList(protokollList) }
