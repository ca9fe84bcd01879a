export { createWebhook, deleteWebhook, hooksOf, MAX_WEBHOOKS, updateWebhook } from './commands.ts';
export { blankWebhook, type SentWebhook, type Webhook, webhookOptions } from './webhook.ts';
