import { useEffect, useMemo, useRef } from 'react'
import { type Action, useActions } from '../../../shared/actions.ts'
import type { RequestCursor } from './useRequestCursor.ts'
import type { RequestMarks, Row } from './useRequestMarks.ts'
import { useRequestTexts } from '../../bestellliste.texts.ts'

interface Keys {
  cursor: RequestCursor
  marks: RequestMarks
}

/** Menu of help, palette and keys in one. None of them works while it is asked whether to send. */
export function useRequestKeys(keys: Keys): void {
  const t = useRequestTexts()
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })
  const actions = useMemo((): readonly Action[] => {
    const section = t('tasten')
    const quiet = () => now.current.cursor.confirming === null && now.current.marks.progress === null
    const withRow = (perform: (cursor: RequestCursor, row: Row) => void) => ({
      visible: () => quiet() && now.current.cursor.current !== null,
      perform: () => {
        const { cursor } = now.current
        if (cursor.current !== null) perform(cursor, cursor.current)
      },
    })
    const inRows = () => quiet() && document.activeElement?.closest('[data-request]') !== null
    const withMarks = { visible: () => quiet() && now.current.marks.marked.length > 0, perform: () => now.current.cursor.confirmAll() }
    const move = (by: 1 | -1) => () => now.current.cursor.step(by)
    return [
      {
        id: 'anfragen.verordnen',
        name: t('tat.verordnen'),
        section,
        chord: 'a',
        ...withRow((cursor, row) => cursor.prescribe(row, false)),
      },
      { id: 'anfragen.ablehnen', name: t('tat.ablehnen'), section, chord: 'r', ...withRow((cursor, row) => cursor.askReason(row)) },
      { id: 'anfragen.rueckfrage', name: t('tat.rueckfrage'), section, chord: 'f', ...withRow((cursor, row) => cursor.askBack(row)) },
      { id: 'anfragen.loesen', name: t('tat.loesen'), section, chord: 'x', ...withRow((cursor, row) => cursor.unmark(row)) },
      { id: 'anfragen.naechste', name: t('tat.naechste'), section, chord: 'j', visible: quiet, perform: move(1) },
      { id: 'anfragen.vorige', name: t('tat.vorige'), section, chord: 'k', visible: quiet, perform: move(-1) },
      { id: 'anfragen.unten', name: t('tat.naechste'), section, chord: 'arrowdown', visible: inRows, perform: move(1) },
      { id: 'anfragen.oben', name: t('tat.vorige'), section, chord: 'arrowup', visible: inRows, perform: move(-1) },
      { id: 'anfragen.senden', name: t('tat.senden'), section, chord: 's', ...withMarks },
      { id: 'anfragen.bestaetigen', name: t('tat.senden'), section, chord: 'mod+enter', ...withMarks },
    ]
  }, [t])
  useActions(actions)
}
