import { IconDots } from '@tabler/icons-react'
import { useId } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Link } from '../../ui/Link.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { listeTexts } from '../liste.texts.ts'
import type { ListenDarstellung } from './darstellung.ts'
import classes from './Liste.module.css'
import type { ListenZeile } from './listenForm.ts'
import type { StehendeZeile } from './stehendeZeilen.ts'
import type { Liste } from './useListe.ts'

export interface ListenAnzeigeProps<Zeile extends ListenZeile> {
  liste: Liste<Zeile>
  darstellung: ListenDarstellung<Zeile>
  caption: string
  zeilen: readonly StehendeZeile<Zeile>[]
}

type ZeilenTeilProps<Zeile extends ListenZeile> = Omit<ListenAnzeigeProps<Zeile>, 'caption' | 'zeilen'> & { stehende: StehendeZeile<Zeile> }

/** The name opens the record; keys `j` and `k` move between these links. */
export function Zeilenname<Zeile extends ListenZeile>({
  liste,
  darstellung: { kopf, pfad, neben },
  stehende: { zeile, fort },
}: ZeilenTeilProps<Zeile>) {
  const t = useTexts(listeTexts)
  return (
    <span className={classes.stapel}>
      <Link
        to={pfad(zeile)}
        data-zeile={zeile.id}
        className={classes.name ?? ''}
        aria-current={neben?.id === zeile.id ? 'page' : undefined}
        onClick={() => liste.merke(zeile.id)}
      >
        {kopf.name(zeile)}
      </Link>
      {kopf.unter?.(zeile)}
      {fort && (
        <span>
          <Badge>{t('nichtMehrHier')}</Badge>
        </span>
      )}
    </span>
  )
}

/** A checkbox without visible label; the area around it is clickable, so that a thumb hits it. Shift selects the range. */
export function Zeilenwahl<Zeile extends ListenZeile>({ liste, darstellung, stehende: { zeile } }: ZeilenTeilProps<Zeile>) {
  const t = useTexts(listeTexts)
  const id = useId()
  if (!istWaehlbar(darstellung, zeile)) return null
  const waehlbare = () => (liste.stand?.zeilen ?? []).flatMap((eine) => (istWaehlbar(darstellung, eine.zeile) ? [eine.zeile.id] : []))
  return (
    <label htmlFor={id} className={classes.zeilenwahl} data-no-print>
      <Checkbox
        id={id}
        label=""
        aria-label={darstellung.worte?.auswaehlen?.(zeile) ?? t('auswaehlen', { name: darstellung.kopf.name(zeile) })}
        checked={liste.auswahl.ids.has(zeile.id)}
        onChange={({ nativeEvent }) =>
          liste.auswahl.umschalten(zeile.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey ? waehlbare() : undefined)
        }
      />
    </label>
  )
}

/** The record's own menu. */
export function Zeilenmenu<Zeile extends ListenZeile>({ darstellung: { aktionen, kopf }, stehende: { zeile } }: ZeilenTeilProps<Zeile>) {
  const t = useTexts(listeTexts)
  const entries = aktionen?.(zeile) ?? []
  if (entries.length === 0) return null
  return (
    <span className={classes.zeilenmenu} data-no-print>
      <Menu
        trigger={<IconButton icon={<IconDots size={20} aria-hidden />} label={t('aktionenFuer', { name: kopf.name(zeile) })} />}
        groups={[{ entries }]}
      />
    </span>
  )
}

export function istWaehlbar<Zeile extends ListenZeile>({ sammel = [] }: Pick<ListenDarstellung<Zeile>, 'sammel'>, zeile: Zeile): boolean {
  return sammel.some(({ geht }) => geht(zeile))
}
