import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { kontaktPath } from '../kontakt.paths.ts'
import { kontaktTexts } from '../kontakt.texts.ts'
import classes from './Liste.module.css'
import { type Eintrag, type Filter, mitFilter, nachBuchstaben } from './verzeichnis.ts'
import { Zeile } from './Zeile.tsx'

/** So many lines are drawn at once; more when the end comes into sight or a letter is jumped to. */
const schritt = 200

export interface ListeProps {
  eintraege: readonly Eintrag[]
  filter: Filter
  offen: string | undefined
  favoriten: ReadonlySet<string>
}

/** The directory under its letters. Arrow keys go from line to line, Enter opens. */
export function Liste({ eintraege, filter, offen, favoriten }: ListeProps) {
  const t = useTexts(kontaktTexts)
  const [grenze, setGrenze] = useState(schritt)
  const ende = useRef<HTMLDivElement>(null)
  const liste = useRef<HTMLDivElement>(null)
  const gezeigt = eintraege.slice(0, grenze)
  const mehr = grenze < eintraege.length

  useEffect(() => {
    if (ende.current === null) return
    const beobachter = new IntersectionObserver(([sicht]) => {
      if (sicht?.isIntersecting === true) setGrenze((alt) => alt + schritt)
    })
    beobachter.observe(ende.current)
    return () => beobachter.disconnect()
  }, [mehr, grenze])

  const springe = (buchstabe: string) => {
    const platz = nachBuchstaben(eintraege, filter.ansicht)
      .slice(0, -1)
      .reduce<{ vor: number; gefunden: boolean }>(
        (bisher, gruppe) =>
          bisher.gefunden || gruppe.buchstabe === buchstabe
            ? { ...bisher, gefunden: true }
            : { vor: bisher.vor + gruppe.eintraege.length, gefunden: false },
        { vor: 0, gefunden: false },
      ).vor
    setGrenze((alt) => Math.max(alt, platz + schritt))
    requestAnimationFrame(() => {
      const kopf = liste.current?.querySelector<HTMLElement>(`[data-buchstabe="${CSS.escape(buchstabe)}"]`)
      kopf?.scrollIntoView({ block: 'start' })
      kopf?.focus({ preventScroll: true })
    })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the links inside are pressed; the arrow keys only go from one to the next
    <div ref={liste} onKeyDown={wandere}>
      <Buchstabenleiste buchstaben={nachBuchstaben(eintraege, filter.ansicht).map(({ buchstabe }) => buchstabe)} onWahl={springe} />
      {nachBuchstaben(gezeigt, filter.ansicht).map(({ buchstabe, eintraege: seine }) => (
        <section key={buchstabe} aria-label={buchstabe === '' ? t('ansicht.zuletzt') : buchstabe}>
          {buchstabe !== '' && (
            <h2 className={classes.kopf} data-buchstabe={buchstabe} tabIndex={-1}>
              {buchstabe}
            </h2>
          )}
          <ul className={classes.liste}>
            {seine.map((eintrag) => (
              <Zeile
                key={eintrag.id}
                eintrag={eintrag}
                ziel={mitFilter(kontaktPath(eintrag.id), filter)}
                offen={eintrag.id === offen}
                favorit={favoriten.has(eintrag.id)}
              />
            ))}
          </ul>
        </section>
      ))}
      {mehr && (
        <div ref={ende} className={classes.ende}>
          <Button look="secondary" onClick={() => setGrenze(grenze + schritt)}>
            {t('liste.weitere', { anzahl: eintraege.length - grenze })}
          </Button>
        </div>
      )}
    </div>
  )
}

function wandere(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const zeilen = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-zeile]')]
  const hier = zeilen.findIndex((zeile) => zeile.closest('li')?.contains(document.activeElement))
  if (hier === -1) return
  event.preventDefault()
  zeilen[Math.min(zeilen.length - 1, Math.max(0, hier + (event.key === 'ArrowDown' ? 1 : -1)))]?.focus()
}

const alphabet = [...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ'), '#']

/** Jumps to the names with one letter; a letter without names cannot be pressed. On phones there is no room: the search does the same. */
function Buchstabenleiste({ buchstaben, onWahl }: { buchstaben: readonly string[]; onWahl: (buchstabe: string) => void }) {
  const t = useTexts(kontaktTexts)
  if (buchstaben.length < 2) return null
  return (
    <div role="group" aria-label={t('liste.buchstaben')} className={classes.buchstaben}>
      {alphabet.map((buchstabe) => (
        <button
          key={buchstabe}
          type="button"
          className={classes.buchstabe}
          disabled={!buchstaben.includes(buchstabe)}
          aria-label={t('liste.buchstabe', { buchstabe })}
          onClick={() => onWahl(buchstabe)}
        >
          {buchstabe}
        </button>
      ))}
    </div>
  )
}
