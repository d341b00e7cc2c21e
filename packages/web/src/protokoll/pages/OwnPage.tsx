import { ListSeite } from '../../liste/components/ListSeite.tsx'
import { useListPage } from '../../liste/components/useListPage.ts'
import { prefetchList } from '../../liste/liste.queries.ts'
import { ownList } from '../components/protokollList.ts'
import { useProtokollView } from '../components/useProtokollView.tsx'
import { ownPath } from '../protokoll.paths.ts'
import { useProtokollTexts } from '../protokoll.texts.ts'

function OwnPage() {
  const t = useProtokollTexts()
  const list = useListPage(ownList)
  const view = useProtokollView()
  return <ListSeite {...view} liste={list} titel={t('eigene.titel')} untertitel={t('eigene.untertitel')} pfad={() => ownPath} />
}

export const ownPage = { Page: OwnPage, prefetch: prefetchList(ownList) }
