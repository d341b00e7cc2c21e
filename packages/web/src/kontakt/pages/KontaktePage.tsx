import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { type VerzeichnisListRow, buchstaben } from '@dreiklang/domain/kontakt/verzeichnis.contract'
import { useMediaQuery } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { z } from 'zod'
import { ListSeite } from '../../liste/components/ListSeite.tsx'
import { type Liste, useListPage } from '../../liste/components/useListPage.ts'
import { prefetchList } from '../../liste/liste.queries.ts'
import { usePathParams } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { LinkButton } from '../../ui/buttons.tsx'
import { PageHeader } from '../../ui/layout.tsx'
import { Rechts } from '../components/Rechts.tsx'
import { useVerzeichnisView, verzeichnisWithKlienten, verzeichnisWithoutKlienten } from '../components/useVerzeichnisView.tsx'
import { useKontaktMenu } from '../components/useKontaktMenu.tsx'
import { useWithList } from '../../shared/useWithList.ts'
import { useKontaktKeys } from '../kontakt.actions.tsx'
import { newKontaktPath } from '../kontakt.paths.ts'
import { tagsQuery, useBenutzt, useLivingKontakte } from '../kontakt.queries.ts'
import { useKontaktTexts } from '../kontakt.texts.ts'
import classes from '../components/Buchstaben.module.css'

const params = z.object({ kontaktId: z.string().max(40).optional() })
const noTags: readonly [] = []

/** What a room above this one says over the directory: it gets what stands there otherwise, and shows that where it says nothing. */
export type AboveDirectory = ComponentType<{ children: ReactNode }>

function KontaktePage({ Above }: { Above: AboveDirectory | null }) {
  const t = useKontaktTexts()
  const { kontaktId } = usePathParams(params)
  const schmal = useMediaQuery('(max-width: 959px)', undefined, { getInitialValueInEffect: false })
  const withKlienten = useWithKlienten()
  const list = useUsedList(useListPage(withKlienten ? verzeichnisWithKlienten : verzeichnisWithoutKlienten))
  const { data: tags = noTags } = useQuery(tagsQuery)
  const withList = useWithList('bearbeiten')
  const { mutate: benutzt } = useBenutzt()
  const onDone = useDone(list)
  const view = useVerzeichnisView({ tags, benutzt, onGemerkt: onDone })
  const { entries, dialog } = useKontaktMenu(list.anfrage, tags)
  const neu = withList(newKontaktPath)
  useLivingKontakte()
  useKontaktKeys({ neu, offen: kontaktId !== undefined })

  const inhalt = kontaktId !== undefined && <Rechts kontaktId={kontaktId} tags={tags} mitBestellung={withKlienten} onDone={onDone} />
  if (inhalt !== false && schmal) {
    return (
      <>
        <PageHeader title={t('titel')} />
        {inhalt}
      </>
    )
  }
  const { buchstabe = null } = list.suche.filter
  const letters = (
    <Buchstaben
      gewaehlt={typeof buchstabe === 'string' ? buchstabe : null}
      onWahl={(neuer) => list.filtere({ filter: { buchstabe: neuer } })}
    />
  )
  return (
    <>
      <ListSeite
        liste={list}
        {...view}
        mehr={entries}
        {...(inhalt === false ? {} : { neben: { id: kontaktId ?? '', inhalt } })}
        zwischen={Above === null ? letters : <Above>{letters}</Above>}
        buttons={
          <LinkButton to={neu} icon={<IconPlus size={20} aria-hidden />}>
            {t('neu')}
          </LinkButton>
        }
      />
      {dialog}
    </>
  )
}

/** Phones lack the room: there the filter drawer has it. */
function Buchstaben({ gewaehlt, onWahl }: { gewaehlt: string | null; onWahl: (buchstabe: string | null) => void }) {
  const t = useKontaktTexts()
  return (
    <div role="group" aria-label={t('liste.buchstaben')} className={classes.reihe} data-no-print>
      {buchstaben.map((buchstabe) => (
        <button
          key={buchstabe}
          type="button"
          className={classes.buchstabe}
          aria-pressed={buchstabe === gewaehlt}
          aria-label={t('liste.buchstabe', { buchstabe })}
          onClick={() => onWahl(buchstabe === gewaehlt ? null : buchstabe)}
        >
          {buchstabe}
        </button>
      ))}
    </div>
  )
}

function useWithKlienten(): boolean {
  const rollen = useUser().roles
  const { access } = klientContract.search
  return access.kind === 'signed-in' && access.rollen.some((rolle) => rollen.includes(rolle))
}

/** A Klient who is opened from here counts as used; an open contact says so itself. */
function useUsedList(list: Liste<VerzeichnisListRow>): Liste<VerzeichnisListRow> {
  const { mutate } = useBenutzt()
  const consume = (id: string) => {
    if (list.stand?.zeilen.some(({ zeile }) => zeile.id === id && zeile.klient !== null) === true) mutate(id)
  }
  return {
    ...list,
    remember: (id) => {
      consume(id)
      list.remember(id)
    },
    open: (id, path) => {
      consume(id)
      list.open(id, path)
    },
  }
}

/** Others' changes wait, because they would move what someone reads; one's own appear immediately. */
function useDone({ stand, showNew, erledigt }: Liste<VerzeichnisListRow>): (id: string) => void {
  const [erwartet, setErwartet] = useState<string | null>(null)
  const da = stand !== null && stand.neue > 0 && !stand.zeilen.some(({ zeile }) => zeile.id === erwartet)
  useEffect(() => {
    if (erwartet === null || !da) return
    setErwartet(null)
    showNew()
  }, [erwartet, da, showNew])
  return (id) => {
    erledigt([id])
    setErwartet(id)
  }
}

export const kontaktePage = (Above: AboveDirectory | null) => ({
  Page: () => <KontaktePage Above={Above} />,
  prefetch: prefetchList(verzeichnisWithKlienten),
})
