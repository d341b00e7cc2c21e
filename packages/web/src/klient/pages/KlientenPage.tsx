import { IconArchive, IconFileImport, IconUserPlus } from '@tabler/icons-react'
import { ListenSeite } from '../../liste/components/ListenSeite.tsx'
import { useListe } from '../../liste/components/useListe.ts'
import { prefetchListe } from '../../liste/liste.queries.ts'
import { useTexts } from '../../shared/i18n.ts'
import { LinkButton } from '../../ui/Link.tsx'
import { klientenListe, klientenListeDerLeitung } from '../components/klientenListe.ts'
import { useDarfKlientenPflegen } from '../components/useDarfKlientenPflegen.ts'
import { useKlientenDarstellung } from '../components/useKlientenDarstellung.tsx'
import { importTexts } from '../import.texts.ts'
import { klientImportPath, loeschungenPath, neuerKlientPath } from '../klient.paths.ts'
import { klientTexts } from '../klient.texts.ts'
import { loeschungTexts } from '../loeschung.texts.ts'

function KlientenPage() {
  const t = useTexts(klientTexts)
  const i = useTexts(importTexts)
  const l = useTexts(loeschungTexts)
  const leitung = useDarfKlientenPflegen()
  const liste = useListe(leitung ? klientenListeDerLeitung : klientenListe)
  const darstellung = useKlientenDarstellung(leitung)
  return (
    <ListenSeite
      liste={liste}
      titel={t('liste.titel')}
      {...darstellung}
      knoepfe={
        leitung && (
          <>
            <LinkButton to={loeschungenPath('FAELLIG')} look="secondary" icon={<IconArchive size={20} aria-hidden />}>
              {l('liste.titel')}
            </LinkButton>
            <LinkButton to={klientImportPath} look="secondary" icon={<IconFileImport size={20} aria-hidden />}>
              {i('knopf')}
            </LinkButton>
            <LinkButton to={neuerKlientPath} icon={<IconUserPlus size={20} aria-hidden />}>
              {t('formular.neu')}
            </LinkButton>
          </>
        )
      }
    />
  )
}

export const klientenPage = { Page: KlientenPage, prefetch: prefetchListe(klientenListe) }
