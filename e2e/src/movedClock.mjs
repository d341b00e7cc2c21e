/**
 * Loaded into the product before it starts, where a journey waits for longer than anybody waits for a test. At SIGUSR2 every clock of the
 * process goes ahead by the milliseconds in the file that MOVED_CLOCK names, and what is done every minute is done: the minutes have gone by.
 */
import { readFileSync } from 'node:fs'
import process from 'node:process'

const RealDate = Date
const { setInterval: realSetInterval, clearInterval: realClearInterval } = globalThis
const everyMinute = new Map()
let aheadMs = 0

globalThis.Date = class extends RealDate {
  constructor(...said) {
    if (said.length === 0) super(RealDate.now() + aheadMs)
    else super(...said)
  }

  static now() {
    return RealDate.now() + aheadMs
  }
}

globalThis.setInterval = (run, ms, ...said) => {
  const timer = realSetInterval(run, ms, ...said)
  if (ms === 60_000) everyMinute.set(timer, run)
  return timer
}

globalThis.clearInterval = (timer) => {
  everyMinute.delete(timer)
  realClearInterval(timer)
}

process.on('SIGUSR2', () => {
  aheadMs = Number(readFileSync(process.env.MOVED_CLOCK, 'utf8'))
  for (const run of everyMinute.values()) run()
})
