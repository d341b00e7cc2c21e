import type { VerzeichnisZeile } from '@dreiklang/domain/kontakt/verzeichnis.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { useMediaQuery } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { ListenSeite } from '../../liste/components/ListenSeite.tsx'
import { type Liste, useListe } from '../../liste/components/useListe.ts'
import { prefetchListe } from '../../liste/liste.queries.ts'
import { useTexts } from '../../shared/i18n.ts'
import { usePathParams } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { LinkButton } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Buchstaben } from '../components/Buchstaben.tsx'
import { MehrMenu } from '../components/MehrMenu.tsx'
import { Rechts } from '../components/Rechts.tsx'
import { useMitListe } from '../components/useMitListe.ts'
import { useVerzeichnisDarstellung } from '../components/useVerzeichnisDarstellung.tsx'
import { verzeichnisMitKlienten, verzeichnisOhneKlienten } from '../components/verzeichnisListe.ts'
import { useKontaktTasten } from '../kontakt.actions.tsx'
import { neuerKontaktPath } from '../kontakt.paths.ts'
import { tagsQuery, useBenutzt, useLebendeKontakte } from '../kontakt.queries.ts'
import { kontaktTexts } from '../kontakt.texts.ts'

const params = z.object({ kontaktId: z.string().max(40).optional() })
const keineTags: readonly [] = []

/** The address book with the Klienten of the organisation: a list, and beside it the contact that is open; on a phone one after the other. */
function KontaktePage() {
  const t = useTexts(kontaktTexts)
  const { kontaktId } = usePathParams(params)
  const schmal = useMediaQuery('(max-width: 959px)', undefined, { getInitialValueInEffect: false })
  const mitKlienten = useMitKlienten()
  const liste = useBenutzteListe(useListe(mitKlienten ? verzeichnisMitKlienten : verzeichnisOhneKlienten))
  const { data: tags = keineTags } = useQuery(tagsQuery)
  const mitListe = useMitListe()
  const { mutate: benutzt } = useBenutzt()
  const onGetan = useGetan(liste)
  const darstellung = useVerzeichnisDarstellung({ tags, benutzt, onGemerkt: onGetan })
  const neu = mitListe(neuerKontaktPath)
  useLebendeKontakte()
  useKontaktTasten({ neu, offen: kontaktId !== undefined })

  const inhalt = kontaktId !== undefined && <Rechts kontaktId={kontaktId} tags={tags} mitBestellung={mitKlienten} onGetan={onGetan} />
  if (inhalt !== false && schmal) {
    return (
      <>
        <PageHeader title={t('titel')} />
        {inhalt}
      </>
    )
  }
  const { buchstabe = null } = liste.suche.filter
  return (
    <ListenSeite
      liste={liste}
      {...darstellung}
      {...(inhalt === false ? {} : { neben: { id: kontaktId ?? '', inhalt } })}
      zwischen={
        <Buchstaben
          gewaehlt={typeof buchstabe === 'string' ? buchstabe : null}
          onWahl={(neuer) => liste.filtere({ filter: { buchstabe: neuer } })}
        />
      }
      knoepfe={
        <>
          <MehrMenu anfrage={liste.anfrage} tags={tags} />
          <LinkButton to={neu} icon={<IconPlus size={20} aria-hidden />}>
            {t('neu')}
          </LinkButton>
        </>
      }
    />
  )
}

function useMitKlienten(): boolean {
  const rollen = useUser().roles
  const { access } = klientContract.search
  return access.kind === 'signed-in' && access.rollen.some((rolle) => rollen.includes(rolle))
}

/** A Klient who is opened from here counts as used; an open contact says so itself. */
function useBenutzteListe(liste: Liste<VerzeichnisZeile>): Liste<VerzeichnisZeile> {
  const { mutate } = useBenutzt()
  const benutze = (id: string) => {
    if (liste.stand?.zeilen.some(({ zeile }) => zeile.id === id && zeile.klient !== null) === true) mutate(id)
  }
  return {
    ...liste,
    merke: (id) => {
      benutze(id)
      liste.merke(id)
    },
    oeffne: (id, pfad) => {
      benutze(id)
      liste.oeffne(id, pfad)
    },
  }
}

/** Others' changes wait, because they would move what someone reads; one's own appear immediately. */
function useGetan({ stand, zeigeNeues, erledigt }: Liste<VerzeichnisZeile>): (id: string) => void {
  const [erwartet, setErwartet] = useState<string | null>(null)
  const da = stand !== null && stand.neue > 0 && !stand.zeilen.some(({ zeile }) => zeile.id === erwartet)
  useEffect(() => {
    if (erwartet === null || !da) return
    setErwartet(null)
    zeigeNeues()
  }, [erwartet, da, zeigeNeues])
  return (id) => {
    erledigt([id])
    setErwartet(id)
  }
}

export const kontaktePage = { Page: KontaktePage, prefetch: prefetchListe(verzeichnisMitKlienten) }
