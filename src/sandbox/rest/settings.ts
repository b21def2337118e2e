export interface RestSettings {
  /** Where the gateway is, for `GET /gateway/bot`. */
  readonly gateway: string;
}
