import type { VorschlagAnswer } from '@dreiklang/domain/planung/planung.contract'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { planungTexts } from '../planung.texts.ts'
import classes from './Planung.module.css'

interface VorschlagProps {
  vorschlag: VorschlagAnswer
}

function useNames({ personen, besuche }: VorschlagAnswer) {
  const t = useTexts(planungTexts)
  const names = new Map(personen.map(({ id, name }) => [id, name]))
  const byId = new Map(besuche.map((besuch) => [besuch.id, besuch]))
  return {
    person: (personId: string | null) => (personId === null ? t('niemand') : (names.get(personId) ?? t('niemand'))),
    besuch: (hausbesuchId: string) => byId.get(hausbesuchId) ?? null,
  }
}

export function VorherAfter({ vorschlag }: VorschlagProps) {
  const t = useTexts(planungTexts)
  const names = useNames(vorschlag)
  return (
    <section aria-label={t('vorschlag.aenderungen', { anzahl: vorschlag.zuege.length })}>
      <h3>{t('vorschlag.aenderungen', { anzahl: vorschlag.zuege.length })}</h3>
      <div className={classes.seiten}>
        {(['vorher', 'nachher'] as const).map((seite) => (
          <div key={seite}>
            <h4 id={`vorschlag-${seite}`}>{t(`vorschlag.${seite}`)}</h4>
            <ol className={classes.zeilen} aria-labelledby={`vorschlag-${seite}`}>
              {vorschlag.zuege.map(({ hausbesuchId, [seite]: { uhrzeit, personId } }) => (
                <li key={hausbesuchId}>
                  <strong>{names.besuch(hausbesuchId)?.klient.name}</strong>
                  <br />
                  {t('vorschlag.zeile', { uhrzeit, person: names.person(personId) })}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}

export function OpenBesuche({ vorschlag }: VorschlagProps) {
  const t = useTexts(planungTexts)
  const names = useNames(vorschlag)
  const title = t('vorschlag.offene', { anzahl: vorschlag.offene.length })
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={classes.zeilen}>
        {vorschlag.offene.map(({ hausbesuchId, grund, personen }) => {
          const besuch = names.besuch(hausbesuchId)
          return (
            <li key={hausbesuchId}>
              <strong>
                {besuch?.uhrzeit} {besuch?.klient.name}
              </strong>
              {grund === null ? (
                <Gruende
                  gruende={personen.map(({ personId, grund: why, nummer }) =>
                    t(`grund.${why}`, { wer: names.person(personId), nummer: nummer ?? '' }),
                  )}
                />
              ) : (
                <div>{t(`vorschlag.${grund}`)}</div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Gruende({ gruende }: { gruende: readonly string[] }) {
  const t = useTexts(planungTexts)
  const [offen, setOffen] = useState(false)
  return (
    <Disclosure label={t('vorschlag.warum')} opened={offen} onToggle={setOffen}>
      <ul className={classes.gruende}>
        {gruende.map((grund) => (
          <li key={grund}>{grund}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
