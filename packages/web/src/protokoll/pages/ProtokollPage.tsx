import { protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { IconShieldCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { ListSeite } from '../../liste/components/ListSeite.tsx'
import { useListPage } from '../../liste/components/useListPage.ts'
import { prefetchList } from '../../liste/liste.queries.ts'
import { download } from '../../shared/download.ts'
import { useUser } from '../../shared/session.ts'
import { Button, LinkButton } from '../../ui/buttons.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { ownList, protokollList } from '../components/protokollList.ts'
import { useProtokollView } from '../components/useProtokollView.tsx'
import { personName } from '../components/words.ts'
import { ownPath } from '../protokoll.paths.ts'
import { useProtokollTexts } from '../protokoll.texts.ts'

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
