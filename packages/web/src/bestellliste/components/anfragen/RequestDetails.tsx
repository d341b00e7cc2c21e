import { arztAblehnungsgruende, medizinischeGruende } from '@dreiklang/domain/bestellung/bestellung'
import type { RequestRow } from '@dreiklang/domain/bestellung/anfragen.contract'
import { Button, LinkButton, UnstyledButton } from '../../../ui/buttons.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { bestellungPath } from '../../../bestellung/bestellung.paths.ts'
import { useBegriffeTexts } from '../../../bestellung/bestellung.texts.ts'
import { useRequestTexts } from '../../bestellliste.texts.ts'
import { useRequestHints } from './requestWords.ts'
import { idOfHints, idOfReasons, type RequestCursor } from './useRequestCursor.ts'
import type { Row } from './useRequestMarks.ts'
import classes from './Requests.module.css'

interface DetailsProps {
  row: Row
  cursor: RequestCursor
}

/** Under the row at the cursor: what has to be looked at, and what can be done; or the reasons for refusing. */
export function RequestDetails({ row, cursor }: DetailsProps) {
  const t = useRequestTexts()
  const hints = useRequestHints()(row.zeile)
  const { zeile } = row
  if (cursor.opened?.id === zeile.id && cursor.opened.part === 'reasons') return <Reasons row={zeile} cursor={cursor} />
  return (
    <div className={classes.details}>
      {hints.length > 0 && (
        <div id={idOfHints(zeile.id)} className={classes.hints} role="group" aria-label={t('hinweis.name')} tabIndex={-1}>
          <ul>
            {hints.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={classes.deeds}>
        <Button look="secondary" onClick={() => cursor.prescribe(row, true)}>
          {t('tat.wieAngefordert')}
          <Chord chord="a" />
        </Button>
        <Button look="secondary" onClick={() => cursor.askBack(row)}>
          {t('tat.rueckfrage')}
          <Chord chord="f" />
        </Button>
        <Button look="secondary" onClick={() => cursor.askReason(row)}>
          {t('tat.ablehnen')}
          <Chord chord="r" />
        </Button>
        <Button look="subtle" onClick={() => cursor.prescribeOtherwise(row)}>
          {t('tat.anders')}
        </Button>
        <LinkButton to={bestellungPath(zeile.bestellungId)} look="subtle">
          {t('tat.oeffnen')}
        </LinkButton>
      </div>
    </div>
  )
}

function Chord({ chord }: { chord: string }) {
  return (
    <span className={classes.chord} aria-hidden>
      <Kbd chord={chord} />
    </span>
  )
}

/** In place, each by its digit. Judgements about the medicine only for who may prescribe it, as the server said with the row. */
function Reasons({ row, cursor }: { row: RequestRow; cursor: RequestCursor }) {
  const t = useRequestTexts()
  const b = useBegriffeTexts()
  const judges = row.uebergaenge['verordnen'] === true
  const reasons = arztAblehnungsgruende.filter((value) => judges || !medizinischeGruende.some((one) => one === value))
  return (
    <div
      id={idOfReasons(row.id)}
      className={classes.details}
      role="toolbar"
      aria-label={t('gruende')}
      tabIndex={-1}
      onKeyDown={(event) => {
        const reason = /^[1-9]$/.test(event.key) ? reasons[Number(event.key) - 1] : undefined
        if (reason === undefined && event.key !== 'Escape') return
        event.preventDefault()
        if (reason === undefined) cursor.leaveReasons(row.id)
        else cursor.refuse(row, reason)
      }}
    >
      <p>
        {t('gruende')} <span className={classes.second}>{t('gruendeHinweis')}</span>
      </p>
      <div className={classes.deeds}>
        {reasons.map((reason, place) => (
          <UnstyledButton key={reason} className={classes.reason ?? ''} onClick={() => cursor.refuse(row, reason)}>
            <Chord chord={String(place + 1)} /> {b(`arztGrund.${reason}`)}
          </UnstyledButton>
        ))}
      </div>
    </div>
  )
}
