import { IconArchive, IconFileImport, IconUserPlus } from '@tabler/icons-react'
import { ListSeite } from '../../liste/components/ListSeite.tsx'
import { useListPage } from '../../liste/components/useListPage.ts'
import { prefetchList } from '../../liste/liste.queries.ts'
import { LinkButton } from '../../ui/buttons.tsx'
import { klientenList, klientenListOfLeitung, useKlientenView } from '../components/useKlientenView.tsx'
import { useMayMaintainKlienten } from '../components/useMayMaintainKlienten.ts'
import { klientImportPath, loeschungenPath, newKlientPath } from '../klient.paths.ts'
import { useImportTexts, useKlientTexts, useLoeschungTexts } from '../klient.texts.ts'

function KlientenPage() {
  const t = useKlientTexts()
  const i = useImportTexts()
  const l = useLoeschungTexts()
  const leitung = useMayMaintainKlienten()
  const list = useListPage(leitung ? klientenListOfLeitung : klientenList)
  const view = useKlientenView(leitung)
  return (
    <ListSeite
      liste={list}
      titel={t('liste.titel')}
      {...view}
      buttons={
        leitung && (
          <>
            <LinkButton to={loeschungenPath('FAELLIG')} look="secondary" icon={<IconArchive size={20} aria-hidden />}>
              {l('liste.titel')}
            </LinkButton>
            <LinkButton to={klientImportPath} look="secondary" icon={<IconFileImport size={20} aria-hidden />}>
              {i('knopf')}
            </LinkButton>
            <LinkButton to={newKlientPath} icon={<IconUserPlus size={20} aria-hidden />}>
              {t('formular.neu')}
            </LinkButton>
          </>
        )
      }
    />
  )
}

export const klientenPage = { Page: KlientenPage, prefetch: prefetchList(klientenList) }
