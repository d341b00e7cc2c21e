import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { warningsOf } from './warnings.ts'

/** The first words of each, which name the setting. */
const warned = (env: Record<string, string>, hasDemoData = false) =>
  warningsOf(readConfig({ DATA_DIR: '/srv/dreiklang', ...env }), { hasDemoData }).map(({ text }) => text.split(' ').slice(0, 3).join(' '))

const links = 'Links in mails'
const cookies = 'ORIGIN is http://localhost:3000:'
const smtp = 'SMTP_URL is not'

describe('at the start the server warns', () => {
  it('of nothing while it is tried on this machine, with its demo', () => {
    expect(warned({}, true)).toEqual([])
    expect(warned({ HOST: '::1', DEMO: 'off' })).toEqual([])
  })

  it('of nothing in production that is set as README says', () => {
    const env = { ORIGIN: 'https://dreiklang.example', TRUSTED_PROXIES: '127.0.0.1', SMTP_URL: 'smtps://mail.example', DEMO: 'off' }
    expect(warned({ ...env, DATABASE_URL: 'postgres://db.example/dreiklang' })).toEqual([])
  })

  it('of cookies without Secure, of links that open nowhere else, and of mails that reach nobody, when others come in', () => {
    expect(warned({ HOST: '0.0.0.0' })).toEqual([cookies, links, smtp])
    expect(warned({ ORIGIN: 'http://dreiklang.example' })).toEqual(['ORIGIN is http://dreiklang.example:', smtp])
  })

  it('of links that open nowhere else when mails are sent, and of mails that are not when there is a database for real people', () => {
    expect(warned({ SMTP_URL: 'smtps://mail.example' })).toEqual([links])
    expect(warned({ SMTP_URL: 'smtps://mail.example', PUBLIC_URL: 'https://dreiklang.example' })).toEqual([])
    expect(warned({ DATABASE_URL: 'postgres://db.example/dreiklang' })).toEqual([smtp])
  })

  it('of a proxy that it does not trust', () => {
    expect(warned({ ORIGIN: 'https://dreiklang.example', SMTP_URL: 'smtps://mail.example' })).toEqual(['ORIGIN is https,'])
  })

  it('of demo accounts where others come in, also when they were asked for or are left from before', () => {
    const env = { ORIGIN: 'https://dreiklang.example', TRUSTED_PROXIES: '127.0.0.1', SMTP_URL: 'smtps://mail.example' }
    for (const DEMO of ['on', 'off']) expect(warned({ ...env, DEMO }, true)).toEqual(['The database has'])
  })
})
