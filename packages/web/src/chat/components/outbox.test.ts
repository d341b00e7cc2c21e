import type { ChatMessage } from '@dreiklang/domain/chat/chat.contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../shared/apiError.ts'
import { createOutbox } from './outbox.ts'

type Sent = { id: string; chatId: string; value: string }

const answerTo = ({ id, chatId, value }: Sent): ChatMessage => ({
  id,
  chatId,
  value,
  contactId: 'ich',
  contactName: 'Ich',
  createdAt: '2026-11-18T09:00:00.000Z',
  isMine: true,
  nr: 1,
  replyTo: null,
  editedAt: null,
  withdrawn: false,
  event: null,
  changeableUntil: null,
})
const offline = () => new ApiError({ status: 0, code: 'netz.keine_verbindung', message: 'Keine Verbindung' })
const refusal = () => new ApiError({ status: 403, code: 'chat.geschlossen', message: 'Hier ist Schluss.' })

let reached: string[]
let answers: (() => ChatMessage | Error)[]
let pauses: { ms: number; go: () => void }[]
const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

function open(person = 'jonas') {
  const outbox = createOutbox({
    send: async (message) => {
      reached.push(message.value)
      const answer = answers.shift()?.() ?? answerTo(message)
      if (answer instanceof Error) throw answer
      return answer
    },
    storage,
    wait: (ms, go) => {
      const pause = { ms, go }
      pauses.push(pause)
      return () => void (pauses = pauses.filter((one) => one !== pause))
    },
  })
  const delivered: string[] = []
  outbox.onSent(({ value }) => delivered.push(value))
  outbox.enter(person)
  const write = (value: string, chatId = 'a') => outbox.add({ id: `${chatId}.${value}`, chatId, value, at: '2026-11-18T09:00:00.000Z' })
  const waiting = () => outbox.items().map(({ value, problem }) => (problem === null ? value : `${value}: ${problem}`))
  return { outbox, delivered, write, waiting }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
const pauseIsOver = async () => {
  pauses.shift()?.go()
  await settled()
}

beforeEach(() => {
  reached = []
  answers = []
  pauses = []
  kept.clear()
})

describe('words that are sent', () => {
  it('are on the list until the server has them', async () => {
    const { write, waiting, delivered } = open()
    write('eins')
    expect(waiting()).toEqual(['eins'])
    await settled()
    expect([waiting(), delivered]).toEqual([[], ['eins']])
  })

  it('without a connection wait, and travel in the order in which they were written', async () => {
    const { write, waiting, delivered } = open()
    answers = [offline, offline]
    write('eins')
    write('zwei')
    await settled()
    write('drei')
    await settled()
    expect([waiting(), delivered]).toEqual([['eins', 'zwei', 'drei'], []])
    await pauseIsOver()
    expect([waiting(), delivered]).toEqual([[], ['eins', 'zwei', 'drei']])
    expect(reached.filter((value) => value === 'zwei')).toHaveLength(1)
  })

  it('are tried again after growing pauses, and at once when the connection is back', async () => {
    const { outbox, write, delivered } = open()
    answers = Array.from({ length: 7 }, () => offline)
    write('eins')
    await settled()
    const seen: (number | undefined)[] = []
    for (let i = 0; i < 5; i += 1) {
      seen.push(pauses[0]?.ms)
      await pauseIsOver()
    }
    expect(seen).toEqual([2_000, 4_000, 8_000, 16_000, 30_000])
    outbox.retryNow()
    await settled()
    expect(pauses.map(({ ms }) => ms)).toEqual([2_000])
    outbox.retryNow()
    await settled()
    expect([delivered, pauses]).toEqual([['eins'], []])
  })

  it.each([401, 429, 500, 502, 503])('wait while the server answers %i', async (status) => {
    const { write, waiting } = open()
    answers = [() => new ApiError({ status, code: 'x', message: 'x' })]
    write('eins')
    await settled()
    expect([waiting(), pauses.length]).toEqual([['eins'], 1])
  })

  it('say why they are not sent yet, also those that wait behind them, until one gets through', async () => {
    const { outbox, write } = open()
    const reasons = () => outbox.items().map(({ value, delay }) => [value, delay?.reason ?? null])
    answers = [offline, (): Error => offline()]
    write('eins')
    write('zwei')
    write('anderswo', 'b')
    expect(reasons().map(([, reason]) => reason)).toEqual([null, null, null])
    await settled()
    write('drei')
    expect(reasons()).toEqual(['eins', 'zwei', 'anderswo', 'drei'].map((value) => [value, 'Keine Verbindung']))
    answers = [() => answerTo({ id: 'a.eins', chatId: 'a', value: 'eins' }), () => offline(), () => offline()]
    outbox.retryNow()
    await settled()
    expect(outbox.items().map(({ value }) => value)).not.toContain('eins')
    expect(kept.get('dreiklang.chat.jonas')).toContain('drei')
  })

  it('wait as long as the server asks for when they come too fast, and then travel once each', async () => {
    const { outbox, write, delivered } = open()
    answers = [() => new ApiError({ status: 429, code: 'chat.zu_schnell', message: 'Langsam.', details: { sekunden: 50 } })]
    write('eins')
    write('zwei')
    await settled()
    expect([pauses.map(({ ms }) => ms), outbox.items().map(({ delay }) => delay)]).toEqual([
      [50_000],
      [
        { reason: 'Langsam.', tooFast: true },
        { reason: 'Langsam.', tooFast: true },
      ],
    ])
    await pauseIsOver()
    expect([delivered, reached]).toEqual([
      ['eins', 'zwei'],
      ['eins', 'eins', 'zwei'],
    ])
  })

  it('that are refused say why, step aside for the next, and are sent again or thrown away', async () => {
    const { outbox, write, waiting, delivered } = open()
    answers = [refusal]
    write('eins')
    write('zwei')
    await settled()
    expect([waiting(), delivered]).toEqual([['eins: Hier ist Schluss.'], ['zwei']])
    answers = [refusal]
    outbox.again('a.eins')
    await settled()
    expect(waiting()).toEqual(['eins: Hier ist Schluss.'])
    outbox.discard('a.eins')
    expect([waiting(), pauses]).toEqual([[], []])
  })

  it('in one chat do not wait for those of another', async () => {
    const { write, waiting, delivered } = open()
    answers = [offline]
    write('eins', 'a')
    write('zwei', 'b')
    await settled()
    expect([waiting(), delivered]).toEqual([['eins'], ['zwei']])
  })

  it('cannot be thrown away while they travel', () => {
    const { outbox, write, waiting } = open()
    write('eins')
    outbox.discard('a.eins')
    expect(waiting()).toEqual(['eins'])
  })
})

describe('words that are not sent yet', () => {
  it('survive a reload, for the same person only, with the same id', async () => {
    const before = open()
    answers = [offline]
    before.write('eins')
    await settled()
    const stranger = open('sabine')
    expect(stranger.waiting()).toEqual([])
    const after = open()
    expect(after.outbox.items()[0]).toMatchObject({ id: 'a.eins', value: 'eins' })
    await settled()
    expect([after.delivered, kept.size]).toEqual([['eins'], 0])
  })

  it('are wiped when the person signs out, and wait when only the session ran out', async () => {
    const { outbox, write, waiting } = open()
    answers = [offline, offline]
    write('eins')
    await settled()
    outbox.leave(false)
    expect([waiting(), pauses]).toEqual([[], []])
    outbox.enter('jonas')
    expect(waiting()).toEqual(['eins'])
    await settled()
    outbox.leave(true)
    outbox.enter('jonas')
    expect([waiting(), kept.size]).toEqual([[], 0])
  })

  it.each(['kein json', '{}', '[1, null, {"id": 5}]'])('are not made of what else may lie in the storage: %s', (text) => {
    kept.set('dreiklang.chat.jonas', text)
    expect(open().waiting()).toEqual([])
  })
})
