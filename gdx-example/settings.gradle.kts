rootProject.name = "limber-gdx-example"
