/** One message, ready to go: both bodies say the same. */
export type Mail = { to: string; subject: string; html: string; text: string }

/** Delivers mail. `send` resolves when the next hop has it and throws when it did not take it. */
export type Mailer = {
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}
