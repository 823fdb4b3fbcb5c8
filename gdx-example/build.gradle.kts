plugins {
    application
}

val limberVersion = "0.1.0-SNAPSHOT"
val gdxVersion = "1.14.2"

repositories {
    mavenLocal() // where `./mvnw install -Dquick` puts Limber
    mavenCentral()
}

dependencies {
    implementation("dev.limber:limber-gdx:$limberVersion")
    implementation("com.badlogicgames.gdx:gdx-backend-lwjgl3:$gdxVersion")
    implementation("com.badlogicgames.gdx:gdx-platform:$gdxVersion:natives-desktop")
}

tasks.compileJava {
    options.release = 17 // with whatever newer JDK runs Gradle
}

sourceSets {
    main { resources.srcDir("assets") } // where libGDX looks for internal files
}

application {
    mainClass = "dev.limber.example.Launcher"
    if (System.getProperty("os.name").startsWith("Mac")) {
        applicationDefaultJvmArgs = listOf("-XstartOnFirstThread") // windows belong to the first thread there
    }
}
