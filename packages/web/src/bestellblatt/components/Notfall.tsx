import { isEnd } from '@dreiklang/domain/bestellung/bestellung'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { Alert } from '../../ui/feedback.tsx'
import { Telefon } from './Telefon.tsx'
import classes from './Blatt.module.css'

/** On top for every side while it runs, with the numbers of the others: a telephone is faster than a list (domain.md 3.6). */
export function Notfall({ bestellung }: { bestellung: BestellungAnswer }) {
  const t = useBlattTexts()
  const { prioritaet, status, seite, notfallUnbestaetigt, pflegedienst, praxis, apotheke } = bestellung
  if (prioritaet !== 'NOTFALL' || status === 'ENTWURF' || isEnd(status)) return null
  const others = [
    ...(seite === 'PFLEGE' ? [] : [pflegedienst]),
    ...(seite === 'ARZT' || praxis === null ? [] : [praxis]),
    ...(seite === 'APOTHEKE' || apotheke === null ? [] : [apotheke]),
  ]
  // Who asked for it has nothing to work on: a telephone is what is left to do.
  const running = seite === 'PFLEGE' ? 'laeuftPflege' : 'laeuftText'
  return (
    <Alert tone="danger" says="note" title={t(notfallUnbestaetigt ? 'notfall.titel' : 'notfall.laeuft')}>
      <div>{t(`notfall.${notfallUnbestaetigt ? 'text' : running}`)}</div>
      <div className={classes.nummern}>
        {others.map(({ id, name, telefon }) => (
          <div key={id}>
            {name} <Telefon name={name} telefon={telefon} />
          </div>
        ))}
      </div>
      <div>{t('notfall.hilfe')}</div>
    </Alert>
  )
}
