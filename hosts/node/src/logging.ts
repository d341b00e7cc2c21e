import { destination, pino, stdTimeFunctions } from 'pino'
import type { Log } from '@dreiklang/server/ports'
import type { Config } from './config.ts'

/** JSON lines on stderr; stdout is for the person at the console. Written at once, so that the last words of a crash are not lost. */
export function createLog(level: Config['logLevel']): Log {
  const logger = pino({ level, base: null, timestamp: stdTimeFunctions.isoTime }, destination({ dest: 2, sync: true }))
  return {
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
  }
}
