import { ListenSeite } from '../../liste/components/ListenSeite.tsx'
import { useListe } from '../../liste/components/useListe.ts'
import { prefetchListe } from '../../liste/liste.queries.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useUser } from '../../shared/session.ts'
import { LinkButton } from '../../ui/Link.tsx'
import { protokollListe } from '../components/protokollListe.ts'
import { useProtokollDarstellung } from '../components/useProtokollDarstellung.tsx'
import { personName } from '../components/worte.ts'
import { KopfKnopf } from '../components/KopfKnopf.tsx'
import { eigenePath } from '../protokoll.paths.ts'
import { protokollTexts } from '../protokoll.texts.ts'

/** The audit trail of the caller's organisation, for its heads; of security in all organisations, for the platform. */
function ProtokollPage() {
  const t = useTexts(protokollTexts)
  const plattform = useUser().roles.includes('ROLE_ADMIN')
  const liste = useListe(protokollListe)
  const darstellung = useProtokollDarstellung()
  const zeilen = liste.stand?.zeilen.map(({ zeile }) => zeile) ?? []
  const derPerson = (id: string) => zeilen.find(({ person }) => person?.id === id)
  const desKlienten = (id: string) => zeilen.find(({ klient }) => klient?.id === id)?.klient?.name
  const nameDerPerson = (id: string) => {
    const zeile = derPerson(id)
    return zeile === undefined ? t('gefiltertNach') : personName(t, zeile)
  }
  return (
    <ListenSeite
      {...darstellung}
      liste={liste}
      spalten={plattform ? darstellung.spalten.filter(({ id }) => id !== 'klient') : darstellung.spalten}
      titel={t('titel')}
      untertitel={t(plattform ? 'untertitelPlattform' : 'untertitel')}
      knoepfe={
        <>
          <KopfKnopf />
          <LinkButton look="secondary" to={eigenePath}>
            {t('eigene.titel')}
          </LinkButton>
        </>
      }
      filter={{
        ...darstellung.filter,
        personId: { label: t('filter.person'), name: nameDerPerson },
        klientId: { label: t('filter.klient'), name: (id) => desKlienten(id) ?? t('gefiltertNach') },
      }}
    />
  )
}

export const protokollPage = { Page: ProtokollPage, prefetch: prefetchListe(protokollListe) }
