import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { RequestRow } from '@dreiklang/domain/bestellung/anfragen.contract'
import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconLayoutKanban, IconPlus } from '@tabler/icons-react'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect } from 'react'
import { ListSeite as Liste } from '../../liste/components/ListSeite.tsx'
import { focus } from '../../liste/components/rowFocus.ts'
import { isReplaced, queryFrom, searchSchema } from '../../liste/components/listForm.ts'
import { type Liste as ListStand, useListPage } from '../../liste/components/useListPage.ts'
import { rename } from '../../liste/components/view.ts'
import { prefetchList } from '../../liste/liste.queries.ts'
import { readSearch, type SearchValues } from '../../shared/searchParams.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { loadReasons } from '../../step/loadReasons.ts'
import { LinkButton } from '../../ui/buttons.tsx'
import { toastError, toastInfo, toastSuccess } from '../../ui/toast.tsx'
import { useStepActions } from '../bestellliste.actions.tsx'
import { bestellungPath, boardPath, type ListSeite as Seite, neuPath } from '../../bestellung/bestellung.paths.ts'
import { bestellungQuery, numbersQuery, requestsQuery, roundsQuery } from '../../bestellung/bestellung.queries.ts'
import { useBegriffeTexts, useListTexts, useStepsTexts } from '../../bestellung/bestellung.texts.ts'
import { ansichten, ansichtIds, bestellLists, needsBag } from '../components/ansichten.ts'
import { useBeside } from '../components/useBeside.tsx'
import { useBestellView } from '../components/useBestellView.tsx'
import { useLive } from '../../bestellung/components/live.ts'
import { useStepOpener } from '../../bestellung/components/schritte/stepOpener.ts'
import { BestellungSteps } from '../../bestellung/components/schritte/BestellungSteps.tsx'
import { isOpen, sperrgrund } from '../../bestellung/components/schritte/schritte.ts'
import { ListSkeleton } from '../../ui/feedback.tsx'
import { useOnDemand } from '../../ui/useOnDemand.ts'

interface Requests {
  zeilen: readonly RequestRow[]
  weitere: boolean
}

const loadScanner = () => import('../components/beutel/BagScanner.tsx')
const loadRounds = () => import('../components/beutel/Rounds.tsx')
const loadQueue = () => import('../components/anfragen/RequestQueue.tsx')

export const listPage = (seite: Seite) => ({
  Page: () => (
    <OnlyOwnSeite seite={seite}>
      <ListSeite seite={seite} />
    </OnlyOwnSeite>
  ),
  prefetch: (client: QueryClient, search: SearchValues) =>
    isQueue(seite, search) ? prefetchQueue(client, seite) : prefetchList(bestellLists[seite])(client, search),
})

const prefetchQueue = (client: QueryClient, seite: Seite): Promise<void> =>
  seite === 'arzt' ? client.prefetchQuery(requestsQuery) : client.prefetchQuery(roundsQuery)

function isQueue(seite: Seite, search: SearchValues): boolean {
  const form = bestellLists[seite]
  return isReplaced(form, queryFrom(form, readSearch(searchSchema(form), search)))
}

/** A list shows only rows of the reader's organisation: the address of another side redirects to one's own. */
function OnlyOwnSeite({ seite, children }: { seite: Seite | null; children?: ReactNode }) {
  const target = ownPaths(useUser())
  const hier = seite !== null && target === `/bestellungen/${seite}`
  const query = useLocation({ select: ({ searchStr }) => searchStr })
  const goTo = useGoTo()
  useEffect(() => {
    if (!hier) goTo(`${target}${query}`, { replace: true })
  }, [hier, target, query, goTo])
  return hier ? children : null
}

type Benutzer = ReturnType<typeof useUser>

function ownPaths(user: Pick<Benutzer, 'pflegepersonal' | 'arztpersonal' | 'apothekepersonal'>): string {
  if (user.pflegepersonal !== undefined) return '/bestellungen/pflege'
  if (user.arztpersonal !== undefined) return '/bestellungen/arzt'
  return user.apothekepersonal === undefined ? '/bestellungen/admin' : '/bestellungen/apotheke'
}

function ListSeite({ seite }: { seite: Seite }) {
  const list = useListPage(bestellLists[seite])
  const s = useStepsTexts()
  useLive(null)
  return (
    <BestellungSteps
      onDone={({ bestellungId, handlung }) => {
        list.erledigt([bestellungId])
        toastSuccess(s(`getan.${handlung}`), list.stand?.zeilen.find(({ zeile }) => zeile.id === bestellungId)?.zeile.nummer)
      }}
    >
      <Content seite={seite} liste={list} />
    </BestellungSteps>
  )
}

function Content({ seite, liste }: { seite: Seite; liste: ListStand<RowAnswer> }) {
  const t = useListTexts()
  const b = useBegriffeTexts()
  const { data: numbers } = useQuery(numbersQuery)
  const { data: requests } = useQuery({ ...requestsQuery, enabled: liste.ersetzt && seite === 'arzt' })
  const onFailed = () => liste.setReiter('dran')
  const queue = useOnDemand({ wanted: liste.ersetzt && seite === 'arzt', load: loadQueue, onFailed })
  const rounds = useOnDemand({ wanted: liste.ersetzt && seite === 'apotheke', load: loadRounds, onFailed })
  const ansicht = ansichten[seite].find(({ id }) => id === liste.suche.ansicht) ?? ansichten[seite][0]
  const view = useBestellView(seite, ansicht)
  const statt = () => {
    if (queue !== null) return <queue.part.RequestQueue onBestellungen={() => liste.setReiter('dran')} />
    if (rounds !== null) return <rounds.part.Rounds seite={seite} />
    return <ListSkeleton rows={12} height={44} />
  }
  const bag = needsBag(seite, ansicht) && !liste.ersetzt
  const beside = useBeside({ liste, ansicht, bag })
  const scanner = useOnDemand({ wanted: bag, load: loadScanner, onFailed: () => {} })
  const openBag = (id: string) => {
    if (beside.showBeside === undefined) return liste.open(id, bestellungPath(id))
    beside.showBeside(id)
    focus(id)
  }
  const nameOfAnsicht = rename(ansichtIds, (id) => t(`ansicht.${id}`))
  const countBestellungen = (id: string) =>
    numbers === undefined ? null : (ansichten[seite].find((one) => one.id === id)?.anzahl?.(numbers) ?? null)
  const emptyWords = (reiter: string | null) => {
    const arbeit = reiter !== null && arbeitslisten.includes(reiter)
    return arbeit ? { titel: t('leer.dran'), text: t('leer.dranText') } : { titel: t('leer.liste'), text: t('leer.listeText') }
  }
  return (
    <>
      {!liste.ersetzt && <StepKeys liste={liste} bag={bag ? (beside.neben?.id ?? null) : null} />}
      {bag && scanner !== null && <scanner.part.BagScanner onOpen={openBag} />}
      <Liste
        liste={liste}
        {...view}
        {...beside}
        statt={statt()}
        titel={t('titel')}
        {...(seite === 'pflege'
          ? {
              buttons: (
                <LinkButton to={neuPath} icon={<IconPlus size={18} aria-hidden />} short={t('neu')}>
                  {t('neuAnlegen')}
                </LinkButton>
              ),
            }
          : {})}
        dateiname="bestellungen"
        mehr={[{ id: 'tafel', label: t('alsTafel'), icon: <IconLayoutKanban size={18} aria-hidden />, to: boardPath }]}
        reiter={(id) => ({
          label: nameOfAnsicht(id),
          anzahl: id === 'anfragen' && seite === 'arzt' ? countRequests(requests) : countBestellungen(id),
        })}
        pfad={({ id }) => bestellungPath(id)}
        worte={{
          neue: (count) => t('neue', { count }),
          geaendert: ({ nummer, status }) => t('geaenderteZeile', { nummer, status: b(`status.${status}`) }),
          auswaehlen: ({ nummer }) => t('auswaehlen', { nummer }),
          leer: emptyWords,
        }}
      />
    </>
  )
}

/** Of what is prescribed one by one only the list below tells. Where there are more than were read, no number is true. */
const countRequests = (requests: Requests | undefined): number | null =>
  requests === undefined || requests.weitere ? null : requests.zeilen.filter(({ gesondert }) => gesondert === null).length

function StepKeys({ liste, bag }: { liste: ListStand<RowAnswer>; bag: string | null }) {
  useStepActions({ bag, zeilen: liste.zeilen, gewaehlt: liste.auswahl.ids, onSammel: liste.collect, onStep: useStepForRow() })
  return null
}

const arbeitslisten = ['dran', 'anfragen', 'neu']

function useStepForRow(): (handlung: PersonenHandlung, bestellungId: string) => void {
  const client = useQueryClient()
  const open = useStepOpener()
  return useCallback(
    (handlung, bestellungId) => {
      const begin = async () => {
        const { positionen } = await client.fetchQuery({ ...bestellungQuery(bestellungId), staleTime: 0 })
        const offene = positionen.filter(({ uebergaenge }) => isOpen(uebergaenge, handlung))
        const grund = positionen.map(({ uebergaenge }) => sperrgrund(uebergaenge, handlung)).find((code) => code !== null)
        if (offene.length > 0) open({ bestellungId, handlung, positionIds: offene.map(({ id }) => id) })
        else if (grund !== undefined && grund !== null) toastInfo((await loadReasons())(grund))
      }
      begin().catch(toastError)
    },
    [client, open],
  )
}

export function WeiterleitungPage() {
  return <OnlyOwnSeite seite={null} />
}
